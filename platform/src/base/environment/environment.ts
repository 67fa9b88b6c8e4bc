import { isPublicKey, type PublicKey } from '@foyer/shared/trust';
import type { ReplicaAt } from '../db/replica';
import { type DatabaseRoles, readRoles } from '../db/roles';
import type { Webhook } from '../outbox/webhook';
import { readWebhook } from '../outbox/webhook-settings';
import { frameAncestorsOf } from './frame-ancestors';
import { type Address, defaultOperationsAddress, isLoopback, readAddress } from './loopback';
import { Values } from './read-values';
import { readReplica } from './replica-settings';
import { weaknessOfKey, weaknessOfPassword } from './secrets';
import type { Switches } from './switches';
import { trustProxyOf } from './trust-proxy';

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly databaseRoles: DatabaseRoles;
  readonly replica?: ReplicaAt;
  /** Delivers codes and mails; without it they stay in the outbox. */
  readonly webhook?: Webhook;
  readonly switches: Switches;
  /** Key of the operations; without it they are off. */
  readonly opsKey?: string;
  /** Where the operations listen. */
  readonly opsListen: Address;
  /** Whether the site's port serves the operations too: only for a demonstration or tests, on loopback. */
  readonly opsOnSite: boolean;
  /** Whether the site's port describes its calls under `/docs`. */
  readonly docs: boolean;
  readonly siteDir?: string;
  /** Folder whose log says what was published; that of the site unless given. */
  readonly releasesDir?: string;
  /** Folder with the releases themselves, where they do not lie beside their log. */
  readonly releaseFilesDir?: string;
  /** Public key of the root that signs whose releases count; with it, only signed documents are served (decision 81). */
  readonly trustRoot?: PublicKey;
  /** Milliseconds that browsers wait for a script or stylesheet of a part. */
  readonly loadTimeout?: number;
  /** Milliseconds that browsers wait for a start-up call. */
  readonly startUpTimeout?: number;
  readonly vendorHost: string;
  /** Port that visitors use on names of this machine, if not PORT. */
  readonly publicPort: number;
  /** Addresses of trusted proxies; without it forwarded headers are ignored. */
  readonly trustProxy?: readonly string[];
  /** Who may frame the site's documents, as sources of a policy; nobody by default. */
  readonly frameAncestors?: string;
  /** Lowest level that is logged. */
  readonly logLevel: string;
}

/** Variables have unusable values; the message names each one and what it should be. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The address of the database; its password may come from a file. */
function databaseUrlOf(values: Values): URL | undefined {
  const text = values.text('DATABASE_URL');
  const password = values.secret('DATABASE_PASSWORD');
  if (text === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    values.problems.push('DATABASE_URL should begin with postgres:// or postgresql://, and be an address.');
    return undefined;
  }
  const url = new URL(text);
  if (password !== undefined) url.password = encodeURIComponent(password);
  return url;
}

/** Where the operations listen: not on the site's port, and not at all without a key. */
function opsListenOf(values: Values, port: number, opsKey: string | undefined): Address {
  const text = values.text('OPS_LISTEN');
  if (text === undefined) return defaultOperationsAddress(port);
  const read = readAddress(text);
  if (read === undefined)
    values.problems.push(`OPS_LISTEN is "${text}"; it should be host:port, such as 127.0.0.1:14000.`);
  else if (read.port !== 0 && read.port === port)
    values.problems.push(`OPS_LISTEN has port ${port}, which is the site's own.`);
  if (opsKey === undefined)
    values.problems.push('OPS_LISTEN is set, but OPS_KEY is not: nobody could use the operations.');
  return read ?? defaultOperationsAddress(port);
}

/** Rejects guessable secrets of servers that others can reach. */
function checkSecrets(values: Values, open: readonly string[], opsKey?: string, databaseUrl?: URL): void {
  if (open.length === 0) return;
  const why = `since ${open.join(' and ')} can be reached from other machines`;
  const ofKey = opsKey === undefined ? undefined : weaknessOfKey(opsKey);
  if (ofKey !== undefined) values.problems.push(`OPS_KEY ${ofKey}, ${why}. Make one with: openssl rand -hex 32`);
  const ofPassword = databaseUrl === undefined ? undefined : weaknessOfPassword(databaseUrl);
  if (ofPassword !== undefined)
    values.problems.push(`DATABASE_URL ${ofPassword}, ${why}. Give the database user a password of its own.`);
}

/**
 * Reads and checks the environment; an empty variable counts as not set. The demonstration and test-only operations are off by
 * default (docs/decisions/0016).
 *
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const values = new Values(env);
  const { problems } = values;
  const port = values.whole('PORT', 0, 65_535, 'a number from 0 to 65535') ?? 4000;
  const publicPort = values.whole('PUBLIC_PORT', 1, 65_535, 'a number from 1 to 65535') ?? port;
  const host = values.text('HOST') ?? '127.0.0.1';
  const databaseUrl = databaseUrlOf(values);
  const vendorHost = (values.text('VENDOR_HOST') ?? 'play.localhost').toLowerCase();
  if (!/^[a-z0-9.-]+$/.test(vendorHost))
    problems.push(`VENDOR_HOST is "${vendorHost}"; it should be a bare host name.`);
  const trustProxy = trustProxyOf(values);
  const frameAncestors = frameAncestorsOf(values);
  const loadTimeout = values.whole('LOAD_TIMEOUT', 100, Number.MAX_SAFE_INTEGER, 'milliseconds, 100 at least');
  const startUpTimeout = values.whole('START_UP_TIMEOUT', 100, Number.MAX_SAFE_INTEGER, 'milliseconds, 100 at least');
  const logLevel = values.text('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL is "${logLevel}"; it should be one of ${LOG_LEVELS.join(', ')}.`);

  const switches = { demo: values.isOn('DEMO'), tests: values.isOn('TEST_SWITCHES') };
  const docs = values.isOn('DOCS') || switches.demo;
  const opsKey = values.secret('OPS_KEY');
  const opsListen = opsListenOf(values, port, opsKey);
  const open = [
    ...(isLoopback(host) ? [] : [`HOST ${host}`]),
    ...(opsKey === undefined || isLoopback(opsListen.host) ? [] : [`OPS_LISTEN ${opsListen.host}`]),
  ];
  checkSecrets(values, open, opsKey, databaseUrl);
  const databaseRoles = readRoles(
    values.secret('DATABASE_JOBS_URL'),
    values.secret('DATABASE_MIGRATION_URL'),
    problems,
  );
  const replica = readReplica(values, databaseUrl);
  const webhook = readWebhook(values.text('MESSAGES_WEBHOOK'), values.secret('MESSAGES_SECRET'), problems);
  const trustRoot = values.text('TRUST_ROOT');
  if (trustRoot !== undefined && !isPublicKey(trustRoot))
    problems.push('TRUST_ROOT should be the public key of a root, as "release keys list" says it.');
  if (problems.length > 0) throw new EnvironmentError(problems);

  const siteDir = values.text('SITE_DIR');
  const releasesDir = values.text('RELEASES_DIR') ?? siteDir;
  const releaseFilesDir = values.text('RELEASE_FILES_DIR');
  return {
    port,
    publicPort,
    host,
    dataDir: values.text('DATA_DIR') ?? '.data',
    vendorHost,
    logLevel,
    switches,
    databaseRoles,
    ...(replica === undefined ? {} : { replica }),
    ...(webhook === undefined ? {} : { webhook }),
    opsListen,
    opsOnSite: isLoopback(host) && (switches.demo || switches.tests),
    docs,
    ...(databaseUrl === undefined ? {} : { databaseUrl: databaseUrl.href }),
    ...(opsKey === undefined ? {} : { opsKey }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(releasesDir === undefined ? {} : { releasesDir }),
    ...(releaseFilesDir === undefined ? {} : { releaseFilesDir }),
    ...(trustRoot === undefined ? {} : { trustRoot }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(loadTimeout === undefined ? {} : { loadTimeout }),
    ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
    ...(frameAncestors === undefined ? {} : { frameAncestors }),
  };
}
