/** The promise made before a match: the server committed to its secret, and shows it at the end. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const PERSON = "tatami promise";

export function commitmentTo(secret: string): string {
  const personalization = new Uint8Array(16);
  personalization.set(utf8ToBytes(PERSON));
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: 32, personalization }));
}

export function isKept(commitment: string, secret: string): boolean {
  return /^([0-9a-f]{2})+$/.test(secret) && commitmentTo(secret) === commitment;
}
