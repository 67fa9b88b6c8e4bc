import { boot } from '../boot/state';
import { describe } from '../federation/description';

type Load = () => Promise<unknown>;

const served = new Map<string, Load>();

/** Makes the exposes of the one build known: `part/expose` with what imports it. Called by a generated module before the shell. */
export function serve(loads: Readonly<Record<string, Load>>): void {
  for (const [name, load] of Object.entries(loads)) served.set(name, load);
}

/** Version of the build that serves a part. */
export const versionInUse = (part: string): string => boot().chosen[part]?.metadata.version ?? '';

/**
 * Stands in for `federation/load-expose` where shell and remotes are built as one application, which `pnpm bench` measures
 * the federated site against.
 *
 * @throws when the build has no such expose, or its chunk does not come
 */
export async function loadExpose(part: string, expose: string): Promise<unknown> {
  const load = served.get(`${part}/${expose}`);
  if (!load) throw new Error(`${part} has no ${expose} in this build`);
  try {
    return await load();
  } catch (error) {
    // Its hash may stand in the list that is asked for later; in the document are those of this address alone.
    const files = boot().chosen[part]?.extras.files;
    if (!files) throw error;
    await describe(files);
    return load();
  }
}
