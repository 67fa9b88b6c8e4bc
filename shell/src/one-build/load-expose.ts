import { boot } from '../boot/state';
import { describe } from '../federation/description';

type Load = () => Promise<unknown>;

const served = new Map<string, Load>();

/** Sets the imports by `part/expose`. A generated module calls it before the shell starts. */
export function serve(loads: Readonly<Record<string, Load>>): void {
  for (const [name, load] of Object.entries(loads)) served.set(name, load);
}

export const versionInUse = (part: string): string => boot().chosen[part]?.metadata.version ?? '';

/**
 * Replaces `federation/load-expose` in the one build of shell and remotes, which `pnpm bench` compares with the federated site.
 * @throws when the build has no such expose, or its chunk does not load
 */
export async function loadExpose(part: string, expose: string): Promise<unknown> {
  const load = served.get(`${part}/${expose}`);
  if (!load) throw new Error(`${part} has no ${expose} in this build`);
  try {
    return await load();
  } catch (error) {
    // The document lists only first files of its address, so others need the description.
    const files = boot().chosen[part]?.extras.files;
    if (!files) throw error;
    await describe(files);
    return load();
  }
}
