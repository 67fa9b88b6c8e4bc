/** Bytes that images, build cache and volumes take while the site is tried. */
export const NEEDED_BYTES = 10e9;

/** What was found of an engine on this machine. A string in `…Fails` is what the failed command said. */
export interface Found {
  /** Whether the command `docker` is there. */
  readonly client: boolean;
  readonly engineFails?: string;
  readonly composeFails?: string;
  readonly buildFails?: string;
  /** Free bytes where the engine keeps its images; undefined where it is another machine's. */
  readonly free?: number;
  /** Base images that are neither here nor come, with the reason. */
  readonly imagesFail: Readonly<Record<string, string>>;
  /** What is said where there is no browser to play in. */
  readonly browserFails?: string;
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** What is missing to try the containers, and how to get it: one sentence each. */
export function lacking(found: Found): string[] {
  if (!found.client)
    return [
      'There is no engine: the command "docker" is not on this machine. Install Docker Engine with its plugins compose and buildx (Debian: docker.io, docker-cli, docker-compose, docker-buildx).',
    ];
  if (found.engineFails !== undefined)
    return [
      `The engine does not answer (${firstLine(found.engineFails)}): start dockerd, or say in DOCKER_HOST where it listens.`,
    ];
  const { composeFails, buildFails, free, browserFails } = found;
  return [
    ...(composeFails === undefined
      ? []
      : ['"docker compose" is not there: install the plugin compose, version 2.24 or later (Debian: docker-compose).']),
    ...(buildFails === undefined
      ? []
      : [
          '"docker buildx" is not there: install the plugin buildx (Debian: docker-buildx); the Dockerfiles need BuildKit.',
        ]),
    ...(free === undefined || free >= NEEDED_BYTES
      ? []
      : [
          `The disk of the engine has ${gigabytes(free)} GB free: ${gigabytes(NEEDED_BYTES)} GB are needed ("docker system prune" frees what nothing uses).`,
        ]),
    ...Object.entries(found.imagesFail).map(
      ([image, why]) =>
        `The image ${image} is not here and does not come (${firstLine(why)}): bring it by "docker load", or give an image of your own that name.`,
    ),
    ...(browserFails === undefined ? [] : [`No round can be played: ${firstLine(browserFails)}`]),
  ];
}
