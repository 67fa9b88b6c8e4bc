import path from 'node:path';
import { migrationsFolder } from '../db/migrations';

/** The platform's own folder, where its scripts are run from. */
export const platformFolder = path.dirname(migrationsFolder);
