import { readFile } from 'node:fs/promises';
import { randomFrom } from '../../../platform/src/calls/captcha/random';
import { speakCaptcha } from '../../../platform/src/calls/captcha/sound/speak-captcha';
import { SPEECH_FOLDER, type SpokenLanguage } from '../../../platform/src/calls/captcha/sound/voices';
import { type Features, featuresOf, likeness } from './features';
import { type Score, scoreOf } from './score';

const HEAD = 44;
const PLACES = 5;
/** Speeds at which known samples are compared: those of the captcha. */
const speeds = [0.82, 0.87, 0.92, 0.97, 1.02, 1.07, 1.12, 1.17] as const;
/** Frames of 128 samples (16 ms). A frame louder than the murmur belongs to a digit. */
const FRAME = 128;
const PAUSE = 14;

/** A simple listener: cuts the sound at its pauses and compares each piece with the captcha's own samples. */
export async function listen(language: SpokenLanguage, seed: string, count: number): Promise<Score> {
  const known = await templatesOf(language);
  const pairs: { shown: string; read: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const random = randomFrom(`${seed} sound ${language} ${n}`);
    const digits = Array.from({ length: PLACES }, () => Math.floor(random() * 10)).join('');
    const file = await speakCaptcha(digits, language, random);
    const sound = Float32Array.from(file.subarray(HEAD), (byte) => (byte - 128) / 128);
    const read = piecesOf(sound).map((piece) => nearest(featuresOf(piece), known));
    pairs.push({ shown: digits, read: read.join('') });
  }
  return scoreOf(pairs);
}

interface Template {
  readonly digit: string;
  readonly features: Features;
}

async function templatesOf(language: SpokenLanguage): Promise<Template[]> {
  const templates: Template[] = [];
  for (const digit of '0123456789') {
    for (const voice of ['a', 'b']) {
      const bytes = await readFile(new URL(`${language}-${voice}-${digit}.u8`, SPEECH_FOLDER));
      for (const speed of speeds) {
        const sound = Float32Array.from(
          { length: Math.floor(bytes.length / speed) },
          (_, at) => ((bytes[Math.floor(at * speed)] ?? 128) - 128) / 128,
        );
        const [piece = sound] = piecesOf(sound);
        templates.push({ digit, features: featuresOf(piece) });
      }
    }
  }
  return templates;
}

function nearest(features: Features, known: readonly Template[]): string {
  let best = { digit: '', fit: Number.NEGATIVE_INFINITY };
  for (const { digit, features: other } of known) {
    const fit = likeness(features, other);
    if (fit > best.fit) best = { digit, fit };
  }
  return best.digit;
}

/** The five longest loud pieces of a sound, in their order. */
function piecesOf(sound: Float32Array): Float32Array[] {
  const loud = Array.from({ length: Math.floor(sound.length / FRAME) }, (_, frame) => {
    const part = sound.subarray(frame * FRAME, (frame + 1) * FRAME);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / FRAME);
  });
  const border = 0.3 * ([...loud].sort((a, b) => b - a)[Math.floor(loud.length * 0.04)] ?? 0);
  const pieces: { from: number; to: number }[] = [];
  loud.forEach((level, frame) => {
    if (level < border) return;
    const last = pieces.at(-1);
    if (last && frame - last.to <= PAUSE) last.to = frame;
    else pieces.push({ from: frame, to: frame });
  });
  return pieces
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, PLACES)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => sound.subarray(from * FRAME, (to + 1) * FRAME));
}
