import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, lastLines, type Place, runCommand } from './run-command';

/** The services of the profiles that a trial uses besides the usual ones. */
const PROFILES = ['demonstration', 'guard', 'signed'];
const HEALTHY_WITHIN_MS = 420_000;

interface State {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
}

/** An installation of the site by compose, under a name of its own. */
export interface Installation {
  /** Runs `docker compose` for it. @returns what it answered @throws with what it said, where it fails */
  compose(...words: readonly string[]): Promise<string>;
  /** The same with other variables, which services read when they are made. */
  composeWith(env: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<string>;
  /** Runs a release command in its image: `docker compose run --rm release …`. */
  release(...words: readonly string[]): Promise<string>;
  /** Waits until services are healthy. @throws with the logs of one that is not */
  healthy(services: readonly string[]): Promise<void>;
  /** The name of a service's image. */
  imageOf(service: string): string;
  /** Takes everything of it down: containers, networks, volumes, images. @returns what the engine said, where it could not */
  remove(): Promise<string | undefined>;
}

/** @param project name of the installation, by which the engine knows all that belongs to it */
export function installationIn(folder: string, project: string, place: Place): Installation {
  const command = (...words: readonly string[]) => [
    ...['docker', 'compose', '--project-name', project, '--file', path.join(folder, 'docker-compose.yml')],
    ...PROFILES.flatMap((profile) => ['--profile', profile]),
    ...words,
  ];
  const composeWith: Installation['composeWith'] = (env, ...words) =>
    answerOf(command(...words), { ...place, env: { ...place.env, ...env } });
  const compose: Installation['compose'] = (...words) => composeWith({}, ...words);
  const states = async (): Promise<State[]> =>
    (await compose('ps', '--all', '--format', 'json'))
      .trim()
      .split('\n')
      .flatMap((line) => (line === '' ? [] : (JSON.parse(line) as State)));
  return {
    compose,
    composeWith,
    release: (...words) => compose('run', '--rm', '-T', 'release', ...words),
    async healthy(services) {
      const until = Date.now() + HEALTHY_WITHIN_MS;
      for (;;) {
        const known = await states();
        const waiting = services.filter(
          (service) => known.find(({ Service }) => Service === service)?.Health !== 'healthy',
        );
        if (waiting.length === 0) return;
        if (Date.now() > until) {
          const logs = await compose('logs', '--tail', '20', ...waiting);
          throw new Error(`${waiting.join(', ')} did not become healthy in ${HEALTHY_WITHIN_MS / 1000} s:\n${logs}`);
        }
        await pause(500, undefined, place.signal ? { signal: place.signal } : {});
      }
    },
    imageOf: (service) => `${project}-${service}`,
    async remove() {
      // Whatever ended the trial, what it made goes.
      const down = ['down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5'];
      const { signal: _, ...calm } = place;
      const ended = await runCommand(command(...down), calm);
      return ended.code === 0 ? undefined : lastLines(ended);
    },
  };
}
