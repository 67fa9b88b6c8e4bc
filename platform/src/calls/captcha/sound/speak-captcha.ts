import { between, type Random, randomFrom } from '../random';
import { resampled, type SpokenLanguage, spoken } from './voices';
import { asWave } from './wave';

const RATE = 8000;
const EDGE = 0.5;
const HISS = 0.05;
const MURMUR = 0.1;

/**
 * Speaks digits, for visitors who cannot see the picture: each in another voice, speed and pitch, with irregular pauses, over
 * hiss and a murmur of other digits played backwards.
 *
 * @param random source of everything random in the sound; seeded by tests and measurements only
 * @returns a WAV file
 */
export async function speakCaptcha(
  digits: string,
  language: SpokenLanguage,
  random: Random = randomFrom(),
): Promise<Buffer> {
  const voices = await Promise.all([...digits].map((digit) => spoken(digit, language, random)));
  const said = voices.map((sound) => resampled(sound, random));
  const gaps = said.map(() => between(random, 0.35, 0.8));
  const seconds = said.reduce((sum, sound) => sum + sound.length / RATE, 0) + gaps.reduce((sum, gap) => sum + gap, 0);
  const track = new Float32Array(Math.ceil((seconds + 2 * EDGE) * RATE));
  let at = EDGE * RATE;
  said.forEach((sound, place) => {
    lay(track, sound, at, between(random, 0.65, 0.85));
    at += sound.length + (gaps[place] ?? 0) * RATE;
  });
  await murmur(track, language, random);
  for (let n = 0; n < track.length; n += 1) track[n] = (track[n] ?? 0) + between(random, -HISS, HISS);
  return asWave(track, RATE);
}

/** Adds other digits, backwards and faint, over the whole length. */
async function murmur(track: Float32Array, language: SpokenLanguage, random: Random): Promise<void> {
  for (let at = 0; at < track.length; at += between(random, 0.15, 0.45) * RATE) {
    const sound = resampled(await spoken(String(Math.floor(random() * 10)), language, random), random);
    lay(track, sound.toReversed(), at, between(random, 0.3, 1) * MURMUR);
  }
}

function lay(track: Float32Array, sound: Float32Array, from: number, loud: number): void {
  const start = Math.floor(from);
  for (let n = 0; n < sound.length && start + n < track.length; n += 1) {
    track[start + n] = (track[start + n] ?? 0) + (sound[n] ?? 0) * loud;
  }
}
