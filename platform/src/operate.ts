import { EnvironmentError, readEnvironment } from './base/environment/environment';

/**
 * Sends one operation to the platform running with the same environment, and prints the answer:
 * `operate.ts POST /merchants '{"code":"SHOP","host":"shop.example"}'`. The key comes from the environment.
 */
async function main([method = '', path = '', body]: readonly string[]): Promise<void> {
  const { opsKey, opsListen } = readEnvironment(process.env);
  if (opsKey === undefined) throw new EnvironmentError(['OPS_KEY is not set: there are no operations.']);
  if (!/^[A-Z]+$/.test(method) || !path.startsWith('/'))
    throw new EnvironmentError(['Say what to do as METHOD /path [body], such as GET /merchants/SHOP.']);
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[opsListen.host] ?? opsListen.host;
  const answer = await fetch(`http://${host}:${opsListen.port}/_ops${path}`, {
    method,
    headers: { 'x-ops-key': opsKey, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  process.stdout.write(`${await answer.text()}\n`);
  if (!answer.ok) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
