import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../nginx/ask';
import { freePorts } from '../nginx/ports';
import { partNames, root } from '../paths';
import { tryAddresses } from './addresses';
import { standIn, unsaid } from './base-images';
import { tryConsole } from './console';
import { type Installation, installationIn } from './installation';
import { freeNetwork } from './network';
import { tryGuard, trySigned } from './profiles';
import { playRound } from './round';
import { answerOf, type Place } from './run-command';
import { tryRelease } from './sequence';
import { sizesShown } from './sizes';
import { copySources, nameHosts } from './sources';

/** What a trial is told, and whom it tells. */
export interface Told {
  readonly images: readonly string[];
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Leaves the installation running. */
  readonly keep: boolean;
}

const MERCHANT = 'SHOP';
const HOST = 'shop.localhost';
/** Another merchant: an experiment leaves its merchant documents of its own, and the first one is served what stands for all. */
const OTHER = { merchant: 'OTHER', host: 'other.localhost' };

/** Sizes of all images, and what each base image really is. @throws where an image is over its budget */
async function weigh(site: Installation, place: Place, { images, say }: Told): Promise<void> {
  const docker = (...words: string[]) => answerOf(['docker', ...words], place);
  const bytesOf = async (image: string) => Number(await docker('image', 'inspect', '--format', '{{.Size}}', image));
  const bases = Object.fromEntries(
    await Promise.all(images.map(async (image) => [image, await bytesOf(image)] as const)),
  );
  const services = ['platform', 'release', 'edge', ...partNames];
  const weighed = await Promise.all(
    services.map(async (service) => ({ service, bytes: await bytesOf(site.imageOf(service)) })),
  );
  const { lines, over } = sizesShown(weighed, bases);
  for (const line of lines) say(`  ${line}`);
  for (const image of images) {
    const release = await docker('run', '--rm', '--entrypoint', 'cat', image, '/etc/os-release');
    const said = standIn(image, release);
    if (said !== undefined) say(`  ${said}`);
  }
  if (over.length > 0) throw new Error(over.join('\n'));
}

/** Makes a merchant, and asks the edge what it must answer and what it must not. */
async function open(site: Installation, port: number): Promise<void> {
  const merchant = JSON.stringify({ code: MERCHANT, host: HOST });
  await site.compose('exec', '-T', 'platform', 'node', 'build/server/operate.js', 'POST', '/merchants', merchant);
  const wanted = [
    ['/m/home', HOST, 200],
    ['/site.json', HOST, 200],
    ['/m/home', 'nobody.example', 400],
    [`/_ops/merchants/${MERCHANT}`, HOST, 404],
  ] as const;
  for (const [url, host, status] of wanted) {
    const answer = await ask(port, url, { host });
    if (answer.status !== status) throw new Error(`${url} on ${host} is answered with ${answer.status}, not ${status}`);
  }
}

/**
 * Builds and starts the containers of docker-compose.yml under a name of their own and on free ports, tries them as an operator and a
 * member would, and takes them down again, also when something fails or somebody interrupts.
 * @throws with what failed
 */
export async function tryContainers(told: Told): Promise<void> {
  const { say, signal, keep } = told;
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-containers-'));
  const project = `foyer-try-${process.pid}`;
  const [port = 0, demoPort = 0] = await freePorts(2);
  const bare: Place = { cwd: folder, env: process.env, signal };
  const networks = (await answerOf(['docker', 'network', 'ls', '--quiet'], bare)).trim().split(/\s+/);
  const subnets = await answerOf(
    ['docker', 'network', 'inspect', '--format', '{{range .IPAM.Config}}{{.Subnet}} {{end}}', ...networks],
    bare,
  );
  const network = freeNetwork(subnets.split(/\s+/).filter(Boolean));
  const given = { PORT: String(port), DEMO_PORT: String(demoPort), NETWORK: network, EDGE_BIND: '127.0.0.1' };
  const place: Place = { ...bare, env: { ...process.env, ...unsaid(root), ...given } };
  const site = installationIn(folder, project, place);
  const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const from = Date.now();
    const came = await act();
    const answer = typeof came === 'string' && came !== '' ? `: ${came}` : '';
    say(`✓ ${name}, ${((Date.now() - from) / 1000).toFixed(0)} s${answer}`);
    return came;
  };
  let failed = true;
  try {
    say(`${copySources(folder)} files, project ${project}, network ${network}.0/24`);
    say('Images are built, which takes minutes.');
    nameHosts(folder, [`${HOST} ${MERCHANT};`, `${OTHER.host} ${OTHER.merchant};`]);
    await step('all images are built', async () => void (await site.compose('--progress', 'plain', 'build')));
    await weigh(site, place, told);
    await step('everything is up and healthy', async () => {
      await site.compose('up', '--detach', 'edge', 'orders', 'demonstration-edge');
      await site.healthy([
        ...['postgres', 'platform', 'orders', 'edge', 'demonstration', 'demonstration-edge'],
        ...partNames,
      ]);
    });
    await step('a merchant is made, and the edge answers for it alone', () => open(site, port));
    await step('a round is played in a browser; the balance after it', () => playRound(`http://localhost:${demoPort}`));
    const served = async () => (await ask(port, '/discovery.json', { host: HOST })).text;
    const releases = await step('a new image of games is listed, promoted and taken back', async () => {
      const { before, brought } = await tryRelease(site, folder, served);
      say(`  ${before}, then ${brought}`);
      return [before, brought] as const;
    });
    await step('what an owner orders at the console is carried out', () =>
      tryConsole(site, { port, ...OTHER, releases }),
    );
    await step('the edge believes the proxy of EDGE_TRUST about addresses, and nobody else', async () => {
      const { seen, isGateway } = await tryAddresses(site, { port, gateway: `${network}.1` });
      return isGateway
        ? `clients of this machine are all ${seen}, the gateway of the network`
        : `a client of this machine is ${seen}`;
    });
    await step('the guard looks', () => tryGuard(site, `http://${HOST}:${port}`));
    await step('what is signed is served, and what was changed is not', () =>
      trySigned(site, { project, place, served }),
    );
    failed = false;
    if (keep)
      say(
        `It stays: http://localhost:${demoPort}/m/home. To end it: docker compose --project-name ${project} down --volumes --rmi local`,
      );
  } finally {
    if (failed || !keep) {
      const left = await site.remove();
      rmSync(folder, { recursive: true, force: true });
      say(
        left === undefined
          ? 'Taken down: containers, networks, volumes and images of the trial.'
          : `NOT TAKEN DOWN, by "docker compose --project-name ${project} down --volumes --rmi local": ${left}`,
      );
    }
  }
}
