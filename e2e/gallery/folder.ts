import path from 'node:path';

/** Languages, themes and widths of the 16 pictures of a screen. Heights are those of a small phone, a phone, a tablet and a window. */
export const languages = ['EN', 'TY'] as const;
export const themes = ['dark', 'light'] as const;
export const windows = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const;

const galleryRoot = path.resolve(import.meta.dirname, '..', '..', '.cache', 'gallery');

/** Options of the command: the site, the output folder, and the folder to compare with. */
export function asked() {
  const { GALLERY_BASE_URL, GALLERY_COMMIT = 'unnamed', GALLERY_AGAINST, GALLERY_ONLY, E2E_PORT } = process.env;
  return {
    base: GALLERY_BASE_URL || `http://localhost:${E2E_PORT}`,
    commit: GALLERY_COMMIT,
    folder: path.join(galleryRoot, GALLERY_COMMIT),
    against: GALLERY_AGAINST ? { commit: GALLERY_AGAINST, folder: path.join(galleryRoot, GALLERY_AGAINST) } : undefined,
    only: GALLERY_ONLY ? GALLERY_ONLY.split(',').map((name) => name.trim()) : undefined,
  };
}

export const fileName = (...words: (string | number)[]): string => words.join(' ').replace(/\W+/g, '-');
