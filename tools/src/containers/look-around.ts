import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { chromiumPath } from '../nginx/look';
import type { Found } from './lacks';
import { type Ended, type Place, runCommand } from './run-command';

const failure = ({ code, stderr, stdout }: Ended): string | undefined =>
  code === 0 ? undefined : stderr.trim() || stdout.trim() || 'it said nothing';

function browser(): string | undefined {
  try {
    chromiumPath();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Looks for the engine and its plugins, for room, the base images (which are pulled where they are not here) and a browser. */
export async function lookAround(place: Place, images: readonly string[]): Promise<Found> {
  const docker = (...words: string[]) => runCommand(['docker', ...words], place);
  const client = await docker('--version');
  if (client.code === null) return { client: false, imagesFail: {} };
  const engine = await docker('info', '--format', '{{.DockerRootDir}}');
  const engineFails = failure(engine);
  if (engineFails !== undefined) return { client: true, engineFails, imagesFail: {} };
  const folder = engine.stdout.trim();
  const free = existsSync(folder) ? await statfs(folder).then(({ bavail, bsize }) => bavail * bsize) : undefined;
  const imagesFail: Record<string, string> = {};
  for (const image of images) {
    if ((await docker('image', 'inspect', image)).code === 0) continue;
    const fails = failure(await docker('pull', '--quiet', image));
    if (fails !== undefined) imagesFail[image] = fails;
  }
  const [composeFails, buildFails, browserFails] = [
    failure(await docker('compose', 'version')),
    failure(await docker('buildx', 'version')),
    browser(),
  ];
  return {
    client: true,
    imagesFail,
    ...(composeFails === undefined ? {} : { composeFails }),
    ...(buildFails === undefined ? {} : { buildFails }),
    ...(free === undefined ? {} : { free }),
    ...(browserFails === undefined ? {} : { browserFails }),
  };
}
