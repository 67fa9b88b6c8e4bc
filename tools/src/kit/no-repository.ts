import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as ofWorkspace from '../paths';

/** Where a repository is begun there is none yet: the schema of `remote.json` lies in this package itself (decision 86). */
const own = fileURLToPath(new URL('..', import.meta.url));

export const root = process.cwd();

export const buildsOn: Pick<typeof ofWorkspace.buildsOn, 'shared'> = { shared: path.join(own) };
