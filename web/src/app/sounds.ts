/** The sounds of the table, made from noise and sine waves: paper, water, a bell. Off unless somebody turns them on. */
import { settings } from "./settings.svelte";

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.25;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

const SOUNDS = {
  paper: (audio: AudioContext) => noise(audio, { from: 2600, to: 1100, seconds: 0.13, rise: 0.02, loud: 0.5 }),
  water: (audio: AudioContext) => noise(audio, { from: 350, to: 900, seconds: 1.1, rise: 0.35, loud: 0.9 }),
  bell: (audio: AudioContext) => ring(audio, 880),
  victory: (audio: AudioContext) => {
    [523.25, 659.25, 783.99, 1046.5, 783.99, 1046.5].forEach((pitch, place) => ring(audio, pitch, place * 0.14));
    noise(audio, { from: 300, to: 1400, seconds: 1.6, rise: 0.8, loud: 0.5 });
  },
  end: (audio: AudioContext) => [523.25, 659.25, 783.99].forEach((pitch, place) => ring(audio, pitch, place * 0.16)),
};

/** Browsers let a page sound only after somebody has touched it; until then nothing is heard. */
export function playSound(name: Sound): void {
  if (!settings.sound || document.visibilityState === "hidden" || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context);
}

/** Noise through a moving filter, as paper and waves make it. */
function noise(
  audio: AudioContext,
  { from, to, seconds, rise, loud }: { from: number; to: number; seconds: number; rise: number; loud: number },
): void {
  const start = audio.currentTime;
  const source = new AudioBufferSourceNode(audio, { buffer: (hiss ??= hissing(audio)), loop: true });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8, frequency: from });
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const volume = swell(audio, start, seconds, rise, loud);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start, Math.random());
  source.stop(start + seconds);
}

/** A small ship's bell: a tone and two that don't quite fit it, fading at their own pace. */
function ring(audio: AudioContext, pitch: number, later = 0): void {
  const start = audio.currentTime + later;
  for (const [part, loud, seconds] of [
    [1, 0.5, 1.4],
    [2.76, 0.2, 0.7],
    [5.4, 0.08, 0.35],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch * part });
    tone.connect(swell(audio, start, seconds, 0.005, loud)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

function swell(audio: AudioContext, start: number, seconds: number, rise: number, loud: number): GainNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud * VOLUME, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return volume;
}

function hissing(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
