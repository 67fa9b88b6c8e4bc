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
  readonly vendorHost: string;
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
  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL should begin with postgres:// or postgresql://.');
  }
  const vendorHost = (given('VENDOR_HOST') ?? 'play.localhost').toLowerCase();
  if (!/^[a-z0-9.-]+$/.test(vendorHost))
    problems.push(`VENDOR_HOST is "${vendorHost}"; it should be a bare host name.`);
  const loadTimeoutText = given('LOAD_TIMEOUT');
  const loadTimeout = Number(loadTimeoutText);
  if (loadTimeoutText !== undefined && !(Number.isInteger(loadTimeout) && loadTimeout >= 100)) {
    problems.push(`LOAD_TIMEOUT is "${loadTimeoutText}"; it should be milliseconds, 100 at least.`);
  }
  const logLevel = given('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL is "${logLevel}"; it should be one of ${LOG_LEVELS.join(', ')}.`);
  if (problems.length > 0) throw new EnvironmentError(problems);

  const opsKey = given('OPS_KEY');
  const siteDir = given('SITE_DIR');
  return {
    port,
    host: given('HOST') ?? '127.0.0.1',
    dataDir: given('DATA_DIR') ?? '.data',
    vendorHost,
    logLevel,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(opsKey === undefined ? {} : { opsKey }),
    ...(siteDir === undefined ? {} : { siteDir }),
    ...(loadTimeoutText === undefined ? {} : { loadTimeout }),
  };
}
