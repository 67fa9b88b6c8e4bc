import { createRequire } from 'node:module';
import type { CompatData } from '@mdn/browser-compat-data';

/** What MDN knows of browsers: which version brought what. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
