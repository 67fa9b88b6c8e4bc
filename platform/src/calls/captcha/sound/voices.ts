import { readFile } from 'node:fs/promises';
import { between, oneOf, type Random } from '../random';

export type SpokenLanguage = 'EN' | 'TY';

/**
 * Spoken digits in `<language>-<voice>-<digit>.u8`: 8000 samples per second, 8 bits each, 128 is silence. Made with espeak-ng
 * (two voices per language) and sox; see docs/captcha.md.
 */
export const SPEECH_FOLDER = new URL('./speech/', import.meta.url);
const voices = ['a', 'b'] as const;

const kept = new Map<string, Promise<Float32Array>>();

/** One digit in a random voice, samples from -1 to 1. */
export function spoken(digit: string, language: SpokenLanguage, random: Random): Promise<Float32Array> {
  const name = `${language}-${oneOf(random, voices)}-${digit}.u8`;
  const there = kept.get(name) ?? readFile(new URL(name, SPEECH_FOLDER)).then(fromBytes);
  kept.set(name, there);
  return there;
}

const fromBytes = (bytes: Buffer): Float32Array => Float32Array.from(bytes, (byte) => (byte - 128) / 128);

/** The sound resampled: faster and higher, or slower and deeper. */
export function resampled(sound: Float32Array, random: Random): Float32Array {
  const speed = between(random, 0.82, 1.2);
  const swing = between(random, 0, 0.05);
  const length = Math.floor(sound.length / speed) - 1;
  return Float32Array.from({ length }, (_, at) => {
    const place = Math.min(sound.length - 2, Math.max(0, at * speed + 40 * swing * Math.sin(at / 300)));
    const before = Math.floor(place);
    const part = place - before;
    return (sound[before] ?? 0) * (1 - part) + (sound[before + 1] ?? 0) * part;
  });
}
