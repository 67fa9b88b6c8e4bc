/** Maximum size of a file in bytes: 5 MB, as for all uploads (A049). */
const LARGEST = 5 * 1024 * 1024;

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Why a file cannot be used, as a key of this part's texts, or undefined. Checks type and first bytes. */
export async function pictureProblem(file: File): Promise<'headIcon.tooLarge' | 'headIcon.noPicture' | undefined> {
  if (file.size > LARGEST) return 'headIcon.tooLarge';
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'headIcon.noPicture';
  // The file may have been deleted meanwhile.
  const first = new Uint8Array(
    await file
      .slice(0, 8)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const known = signatures.some((signature) => signature.every((byte, index) => first[index] === byte));
  return known ? undefined : 'headIcon.noPicture';
}
