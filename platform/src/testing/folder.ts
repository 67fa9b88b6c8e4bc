import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The platform's folder, where its scripts run. */
export const platformFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
