import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of migrations that drizzle-kit writes. */
export const migrationsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
