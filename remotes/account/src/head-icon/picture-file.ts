/** The largest file that is taken, in bytes: 5 MB, as for every upload of the product (A049). */
const LARGEST = 5 * 1024 * 1024;

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Why a file is no picture for us: a key of this part's texts; undefined when it is one. Type and first bytes both count. */
export async function pictureProblem(file: File): Promise<'headIcon.tooLarge' | 'headIcon.noPicture' | undefined> {
  if (file.size > LARGEST) return 'headIcon.tooLarge';
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'headIcon.noPicture';
  // A file may be gone by the time it is read.
  const first = new Uint8Array(
    await file
      .slice(0, 8)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const known = signatures.some((signature) => signature.every((byte, index) => first[index] === byte));
  return known ? undefined : 'headIcon.noPicture';
}
