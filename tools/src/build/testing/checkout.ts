import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../paths';

const PAGE = `import { useSession } from '@foyer/shared/session';
import { useState } from 'react';
export default function Hello() { const [count] = useState(0); useSession(); return <p>{count}</p>; }
`;

/** Links the content of a folder into another one, without what is there already. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const there = readdirSync(to);
  for (const name of readdirSync(from).filter((each) => !there.includes(each) && each !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
}

/** Makes another checkout: its build sources are copies, its only remote has one page, its packages are those of this checkout. */
export function checkout(place: string): string {
  const remote = path.join(place, 'remotes', 'games');
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(remote, file)), { recursive: true });
    writeFileSync(path.join(remote, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('remote.json', { name: 'games', pages: { '/m/hello': { page: 'hello' } } });
  write('package.json', { name: '@foyer/games', version: '1.0.0' });
  write('src/hello/hello.page.tsx', PAGE);
  write('src/i18n/EN.json', { title: 'Hello' });
  write('src/i18n/TY.json', { title: 'สวัสดี' });
  cpSync(path.join(root, 'tools/src'), path.join(place, 'tools/src'), { recursive: true });
  const lent = path.join('tools', 'node_modules', '@module-federation');
  mkdirSync(path.join(place, lent), { recursive: true });
  symlinkSync(path.join(place, 'tools/src/build/entry-runtime'), path.join(place, lent, 'webpack-bundler-runtime'));
  for (const each of [lent, 'tools/node_modules', 'tools', 'node_modules', '.'])
    linkAll(path.join(root, each), path.join(place, each));
  return place;
}
