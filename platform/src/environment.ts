import { isIP } from 'node:net';

/** What a person may set for a run of the platform. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly opsKey?: string;
  readonly siteDir?: string;
  /** Milliseconds a script or stylesheet of a part may take in the browser. */
  readonly loadTimeout?: number;
  /** Milliseconds a start-up call may take in the browser. */
  readonly startUpTimeout?: number;
  readonly vendorHost: string;
  /** Port that visitors use on names of this machine, where another one than PORT leads here. */
  readonly publicPort: number;
  /** Addresses of the proxies in front, one by one; without it no forwarded header is believed. */
  readonly trustProxy?: readonly string[];
  /** From which weight on the log is written. */
  readonly logLevel: string;
}

/** A variable has a value that cannot be used; the message names each one and what it should be. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** One host: its address, or the network that is no wider than it. A wider one would trust whoever else comes to be in it. */
function isOneAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 4: '32', 6: '128' }[isIP(address)];
  return bits !== undefined && rest.length === 0 && (length === undefined || length === bits);
}

/**
 * Reads and checks the environment in one place; an empty variable counts as not set.
 *
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || undefined;

  const portText = given('PORT') ?? '4000';
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is "${portText}"; it should be a number from 0 to 65535.`);
  }
  const publicPortText = given('PUBLIC_PORT');
  const publicPort = publicPortText === undefined ? port : Number(publicPortText);
  if (publicPortText !== undefined && !(Number.isInteger(publicPort) && publicPort >= 1 && publicPort <= 65_535)) {
    problems.push(`PUBLIC_PORT is "${publicPortText}"; it should be a number from 1 to 65535.`);
  }
  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL should begin with postgres:// or postgresql://.');
  }
  const vendorHost = (given('VENDOR_HOST') ?? 'play.localhost').toLowerCase();
  if (!/^[a-z0-9.-]+$/.test(vendorHost))
    problems.push(`VENDOR_HOST is "${vendorHost}"; it should be a bare host name.`);
  const trustProxy = given('TRUST_PROXY')
    ?.split(/[\s,]+/)
    .filter(Boolean);
  const strange = trustProxy?.filter((each) => !isOneAddress(each)) ?? [];
  if (strange.length > 0) {
    problems.push(
      `TRUST_PROXY has "${strange.join('", "')}"; it should be the address of each proxy, such as 10.0.0.7: a network would trust everybody in it.`,
    );
  }
  const milliseconds = (name: string): number | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (Number.isInteger(number) && number >= 100) return number;
    problems.push(`${name} is "${text}"; it should be milliseconds, 100 at least.`);
    return undefined;
  };
  const loadTimeout = milliseconds('LOAD_TIMEOUT');
  const startUpTimeout = milliseconds('START_UP_TIMEOUT');
  const logLevel = given('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL is "${logLevel}"; it should be one of ${LOG_LEVELS.join(', ')}.`);
  if (problems.length > 0) throw new EnvironmentError(problems);

  const opsKey = given('OPS_KEY');
  const siteDir = given('SITE_DIR');
  return {
    port,
    publicPort,
    host: given('HOST') ?? '127.0.0.1',
    dataDir: given('DATA_DIR') ?? '.data',
    vendorHost,
    logLevel,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(opsKey === undefined ? {} : { opsKey }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(loadTimeout === undefined ? {} : { loadTimeout }),
    ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
  };
}
