import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { platformFolder } from '../../testing/folder';
import type { InRoles } from './postgres';

const statements = readFileSync(path.join(platformFolder, '../tools/deploy/database-roles.sql'), 'utf8');

/** Makes the roles of an installation in an empty database, and addresses it as each of them. */
export async function withRoles(url: string): Promise<InRoles & { readonly replicaUrl: string }> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statements);
  for (const role of ['owner', 'requests', 'jobs', 'replica'])
    await admin.query(`alter role foyer_${role} password 'of a test'`);
  await admin.end();
  const as = (role: string) => {
    const address = new URL(url);
    [address.username, address.password] = [`foyer_${role}`, 'of a test'];
    return address.href;
  };
  return { url: as('requests'), jobsUrl: as('jobs'), migrationUrl: as('owner'), replicaUrl: as('replica') };
}
