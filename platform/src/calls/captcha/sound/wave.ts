const HEAD = 44;

/** Encodes samples from -1 to 1 as a WAV file: one channel, 8 bits per sample. */
export function asWave(sound: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(HEAD + sound.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEAD - 8 + sound.length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(sound.length, 40);
  sound.forEach((sample, at) => {
    file[HEAD + at] = Math.round(128 + 127 * Math.min(1, Math.max(-1, sample)));
  });
  return file;
}
