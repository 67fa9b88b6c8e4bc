import path from 'node:path';
import { root } from '../paths';

/** The folder of the host where none is named: `site` in the folder of the data. */
export const defaultSite = (): string => path.join(process.env['DATA_DIR'] ?? path.join(root, '.data'), 'site');
