import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, demand, get } from './acting';
import type { AttackedSite } from './site';

/** The live release of games and its entry. */
async function entryOfGames({ dataDir }: AttackedSite) {
  const all = path.join(dataDir, 'site', 'games');
  const [version = ''] = (await readdir(all)).filter((each) => /^\d/.test(each));
  const folder = path.join(all, version);
  const entry = (await readdir(folder)).find((each) => /^remoteEntry.*\.js$/.test(each)) ?? 'remoteEntry.js';
  return { version, folder, entry };
}

const anyFile: Attack = {
  name: 'files of the machine through the addresses of releases',
  attempt: async (site) => {
    const up = ['../..', '%2e%2e', '..%2f..', '..%5c', '.%2e', '%252e%252e', '..;', '%c0%ae%c0%ae'];
    const wanted = ['ops-key', 'log/releases.jsonl', 'site/log/releases.jsonl', 'etc/passwd', 'package.json'];
    let tried = 0;
    for (const part of ['games', 'shell', 'm', 'nobody'])
      for (const step of up)
        for (const depth of [1, 2, 3, 8])
          for (const file of wanted) {
            const { status, text } = await get(site, `/${part}/${`${step}/`.repeat(depth)}${file}`);
            const leaked =
              /root:x:|"publish"|"private": true/.test(text) || (status === 200 && !text.includes('<!doctype'));
            demand(!leaked, `/${part}/${`${step}/`.repeat(depth)}${file}: ${status} ${text.slice(0, 300)}`);
            tried += 1;
          }
    for (const target of ['/games/..%2flog/releases.jsonl', '/games/../../ops-key'])
      demand((await get(site, target)).status >= 400, `${target} is served`);
    const { version, entry } = await entryOfGames(site);
    const good = await get(site, `/games/${version}/${entry}`);
    demand(good.status === 200, `a file of a release is not served (${good.status}), so that nothing was shown`);
    return `${tried + 2} spellings, none served; ${entry} of ${version} is`;
  },
};

const changedFile: Attack = {
  name: 'one changed byte in a release on the disk',
  attempt: async (site) => {
    const { version, folder, entry } = await entryOfGames(site);
    const file = path.join(folder, entry);
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    for (const words of [
      ['promote', 'games', version],
      ['promote', 'games', version, '--merchant', 'SHOP'],
      ['verify'],
    ]) {
      const { code, said } = await site.release(...words);
      demand(code !== 0 && said.includes(entry), `release ${words.join(' ')} ended with ${code}: ${said}`);
    }
    return 'promote for all, promote for one merchant and verify refuse it and name the file';
  },
};

/** Attacks on files of the machine and of releases; the last one leaves a broken file behind. */
export const onFiles: readonly Attack[] = [anyFile, changedFile];
