import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
}

/** Images that a Dockerfile begins from; stages of its own and the empty image are none. */
export function imagesOf(dockerfile: string): string[] {
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name = '']) => name);
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  return [...new Set(from.filter((image) => image !== 'scratch' && !stages.includes(image)))];
}

/** Images of others that the services of a compose file need, sorted. */
export function baseImages(folder: string): string[] {
  const { services } = parse(readFileSync(path.join(folder, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const files = new Set(Object.values(services).flatMap(({ build }) => (build ? [build.dockerfile] : [])));
  const built = [...files].flatMap((file) => imagesOf(readFileSync(path.join(folder, file), 'utf8')));
  const named = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []));
  return [...new Set([...built, ...named])].sort();
}

/** The variables that the compose file of a folder takes from the environment, all empty: a trial takes no operator's values. */
export function unsaid(folder: string): Record<string, string> {
  const text = readFileSync(path.join(folder, 'docker-compose.yml'), 'utf8');
  return Object.fromEntries([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => [name, '']));
}

/**
 * What a base image is of, where it is not what its name says: a stand-in proves nothing of the real one.
 * @param release text of the image's `/etc/os-release`
 */
export function standIn(image: string, release: string): string | undefined {
  const id = /^ID="?([a-z]+)"?$/m.exec(release)?.[1] ?? 'unknown';
  const name = /^PRETTY_NAME="?([^"\n]+)"?$/m.exec(release)?.[1] ?? id;
  return image.includes('alpine') && id !== 'alpine'
    ? `${image} is a stand-in made of ${name} here: nothing of this run is proven for Alpine.`
    : undefined;
}
