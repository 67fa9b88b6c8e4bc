import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
/** Made anew by a server that starts, or streamed to it. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_wal|pg_replslot|pg_dynshmem|pg_stat_tmp|pg_subtrans|pg_notify)$/;

/**
 * Copies the files of a running Postgres server on this machine into `folder`, as pg_basebackup would, which the packages do not
 * have; a server that starts there replays the other one.
 *
 * @param url the running server, as a superuser
 */
export async function copyServer(url: string, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ here: string }>("select current_setting('data_directory') as here");
    const from = rows[0]?.here ?? '';
    await admin.query("select pg_backup_start('replica', true)");
    const top = path.resolve(from);
    await cp(from, folder, {
      recursive: true,
      filter: (file) => path.dirname(file) !== top || !LEFT_OUT.test(path.basename(file)),
    });
    const { rows: ends } = await admin.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    await writeFile(path.join(folder, 'backup_label'), ends[0]?.label ?? '');
  } finally {
    await admin.end();
  }
  for (const name of ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_stat_tmp', 'pg_subtrans', 'pg_notify'])
    await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
  const { hostname, port, username, password } = new URL(url);
  const info = `host=${hostname} port=${port} user=${username} password=${password}`;
  await writeFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${info}'\n`);
  await writeFile(path.join(folder, 'standby.signal'), '');
  // Under root the server runs as its own user.
  if (process.getuid?.() === 0) await run('chown', ['-R', 'postgres', folder]);
  await run('chmod', ['0700', folder]);
}
