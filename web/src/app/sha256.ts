/** SHA-256 in a few lines: browsers offer theirs over HTTPS alone, and a living room has none. */
const ROUNDS = 64;

/** The first 32 bits of the fractional part of a root. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const CONSTANTS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The digest of a text of plain letters and digits, in hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = Math.ceil((text.length + 9) / 64);
  const bytes = new DataView(new ArrayBuffer(blocks * 64));
  for (let i = 0; i < text.length; i += 1) bytes.setUint8(i, text.charCodeAt(i));
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(blocks * 64 - 4, text.length * 8);
  let state = START;
  for (let block = 0; block < blocks; block += 1) state = mixed(state, bytes, block * 64);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(state: readonly number[], bytes: DataView, from: number): number[] {
  const words: number[] = [];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i += 1) {
    words[i] = i < 16 ? bytes.getInt32(from + 4 * i) : spread(words, i);
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

function spread(words: readonly number[], i: number): number {
  const [before, far] = [words[i - 2]!, words[i - 15]!];
  const one = turned(before, 17) ^ turned(before, 19) ^ (before >>> 10);
  const two = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  return (one + words[i - 7]! + two + words[i - 16]!) | 0;
}
