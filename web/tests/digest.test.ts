/** The digest with which a shuffle is proved. */
import { expect, test } from "vitest";
import { sha256Hex } from "../src/app/digest";

test("digests are those of FIPS 180", () => {
  expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
