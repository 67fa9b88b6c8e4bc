import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { type PartName, partNames, root } from '../paths';
import { releaseAll } from '../release-all';
import { waitFor } from './ask';
import { freePorts } from './ports';
import { render, runNginx } from './run-nginx';

export const OPS_KEY = 'nginx-operations';
export const VENDOR_HOST = 'play.localhost';

/** The site of docker-compose.yml on ports of this machine. */
export interface Deployment {
  readonly port: number;
  /** A second edge, whose platform echoes the headers it got. */
  readonly echoPort: number;
  /** The operations' listener, which no edge leads to. */
  readonly opsPort: number;
  /** A third edge, which trusts this machine as its proxy. Its platform echoes too. */
  readonly innerPort: number;
  readonly site: string;
  readonly accessLog: string;
  stopPart(part: PartName): Promise<void>;
  stopPlatform(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  stop(): Promise<void>;
}

async function runPlatform(
  { port, publicPort, opsPort }: Readonly<Record<'port' | 'publicPort' | 'opsPort', number>>,
  dataDir: string,
  site: string,
): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(root, 'platform'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_PORT: String(publicPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_DIR: '',
      RELEASES_DIR: site,
      OPS_KEY,
      OPS_LISTEN: `127.0.0.1:${opsPort}`,
      DEMO: '1',
      TEST_SWITCHES: '',
      VENDOR_HOST,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
  });
  await waitFor(port, '/healthz');
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Publishes the releases, with an overlay for W3: the same files with a mark. */
async function release(site: string): Promise<void> {
  await releaseAll(site);
  cpSync(realpathSync(path.join(site, 'live/base')), path.join(site, 'live/W3'), { recursive: true });
  const file = path.join(site, 'live/W3/discovery.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...document, schema: 'of-w3' }));
  writeFileSync(path.join(site, 'live/W3/taken-back.json'), '{"games":["of-w3"]}');
}

interface EdgeWish {
  readonly folder: string;
  readonly site: string;
  readonly accessLog: string;
  readonly upstreams: Readonly<Record<string, string>>;
  readonly hosts: readonly string[];
  /** Lines of the map from parts to hosts. */
  readonly parts: readonly string[];
  readonly trust?: string;
}

async function runEdge(name: string, port: number, wish: EdgeWish): Promise<Running> {
  const map = path.join(wish.folder, `${name}.map`);
  writeFileSync(map, [readFileSync(path.join(root, 'tools/deploy/nginx/hosts.map'), 'utf8'), ...wish.hosts].join('\n'));
  const parts = path.join(wish.folder, `${name}-parts.map`);
  writeFileSync(parts, wish.parts.join('\n'));
  const config = render('edge.conf.template', {
    ...wish.upstreams,
    LISTEN: `127.0.0.1:${port}`,
    SITE: wish.site,
    HOSTS_MAP: map,
    PARTS_MAP: parts,
    ACCESS_LOG: wish.accessLog,
    VENDOR_HOST,
    EDGE_TRUST: wish.trust ?? 'unix:',
    FRAME_ANCESTORS: "'none'",
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
  });
  const edge = await runNginx(wish.folder, `nginx-${name}`, config);
  await waitFor(port, '/edge-health');
  return edge;
}

async function runEcho(port: number): Promise<Running> {
  const server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Builds and starts the site: platform, one nginx for each part, edge. `hosts` are lines of the edge's map of host names. */
export async function deploy(hosts: readonly string[]): Promise<Deployment> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'nginx-'));
  const site = path.join(folder, 'site');
  const running = new Map<string, Running>();
  const close = async () => {
    for (const each of [...running.values()].reverse()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await release(site);
    const ports = await freePorts(6 + partNames.length);
    const [edgePort = 0, port = 0, opsPort = 0, echoPort = 0, echoEdgePort = 0, innerPort = 0, ...partPorts] = ports;
    running.set(
      'platform',
      await runPlatform({ port, publicPort: edgePort, opsPort }, path.join(folder, 'data'), site),
    );
    const upstreams: Record<string, string> = { PLATFORM_UPSTREAM: `127.0.0.1:${port}`, OPERATIONS_UPSTREAM: '' };
    const parts: string[] = [];
    for (const [index, part] of partNames.entries()) {
      const port = partPorts[index] ?? 0;
      const listen = `127.0.0.1:${port}`;
      parts.push(`${part} ${listen};`);
      const config = render('part.conf.template', { PART: part, LISTEN: listen, SITE: site });
      running.set(part, await runNginx(folder, `nginx-${part}`, config));
      await waitFor(port, '/edge-health');
    }
    const accessLog = path.join(folder, 'access.log');
    const edge = { folder, site, accessLog, upstreams, hosts, parts };
    running.set('edge', await runEdge('edge', edgePort, edge));
    running.set('echo', await runEcho(echoPort));
    // The route to operations is checked here.
    const asked = { PLATFORM_UPSTREAM: `127.0.0.1:${echoPort}`, OPERATIONS_UPSTREAM: `127.0.0.1:${opsPort}` };
    const echoing = { ...edge, upstreams: { ...upstreams, ...asked } };
    running.set('echo edge', await runEdge('echo-edge', echoEdgePort, echoing));
    // Behind another proxy, which is this machine.
    running.set('inner edge', await runEdge('inner-edge', innerPort, { ...echoing, trust: '127.0.0.1' }));
    const stop = async (name: string) => running.get(name)?.stop();
    return {
      port: edgePort,
      echoPort: echoEdgePort,
      opsPort,
      innerPort,
      site,
      accessLog,
      stopPart: stop,
      stopPlatform: () => stop('platform'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
