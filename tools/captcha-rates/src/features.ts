/** A sound as energies of bands over time: `FRAMES` × `BANDS` numbers with mean 0, and its length in samples. */
export interface Features {
  readonly bands: Float32Array;
  readonly length: number;
}

const FRAMES = 24;
const BANDS = 18;
const WINDOW = 256;
interface Tone {
  readonly real: Float32Array;
  readonly imaginary: Float32Array;
}

/** A wave of one pitch under a bell curve, as long as a window. */
function toneOf(pitch: number): Tone {
  const wave = (form: (angle: number) => number) =>
    Float32Array.from({ length: WINDOW }, (_, n) => {
      const bell = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / WINDOW);
      return (bell * form((2 * Math.PI * pitch * n) / 8000)) / WINDOW;
    });
  return { real: wave(Math.cos), imaginary: wave(Math.sin) };
}

/** Three tones for each band. Bands are narrower where speech differs more. */
const bandTones = Array.from({ length: BANDS }, (_, band) => {
  const middle = 180 * (3500 / 180) ** (band / (BANDS - 1));
  return [0.95, 1, 1.05].map((part) => toneOf(middle * part));
});

/** Features of a sound at 8000 samples per second, stretched to a fixed number of frames. */
export function featuresOf(sound: Float32Array): Features {
  const bands = new Float32Array(FRAMES * BANDS);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const from = Math.floor((frame / (FRAMES - 1)) * Math.max(0, sound.length - WINDOW));
    bandTones.forEach((tones, band) => {
      bands[frame * BANDS + band] = Math.log(energyAt(sound, from, tones) + 0.02);
    });
  }
  const mean = bands.reduce((sum, value) => sum + value, 0) / bands.length;
  const length = Math.sqrt(bands.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return { bands: bands.map((value) => (value - mean) / length), length: sound.length };
}

/** Energy of a band in a window of the sound. */
const energyAt = (sound: Float32Array, from: number, tones: readonly Tone[]): number =>
  tones.reduce((sum, { real, imaginary }) => {
    let [along, across] = [0, 0];
    for (let n = 0; n < WINDOW; n += 1) {
      const sample = sound[from + n] ?? 0;
      along += sample * (real[n] ?? 0);
      across += sample * (imaginary[n] ?? 0);
    }
    return sum + Math.hypot(along, across);
  }, 0);

/** Likeness of two sounds, by band energies over time and by length. */
export function likeness(one: Features, other: Features): number {
  let product = 0;
  one.bands.forEach((value, at) => {
    product += value * (other.bands[at] ?? 0);
  });
  return product - 0.3 * Math.abs(Math.log(one.length / other.length));
}
