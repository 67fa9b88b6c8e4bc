import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that drizzle-kit writes and both engines read. */
export const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
