import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The platform's own folder, where its scripts are run from. */
export const platformFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
