import type { Installation } from './installation';
import { changeGames } from './sources';

interface PartState {
  readonly part: string;
  readonly channels: readonly { readonly channel: string; readonly live?: string }[];
  readonly published: readonly { readonly version: string }[];
}

const GAMES = 'games';

/** What a release command says as JSON. */
const listed = async (site: Installation): Promise<PartState> => {
  const states = JSON.parse(await site.release('list', '--json')) as PartState[];
  const games = states.find(({ part }) => part === GAMES);
  if (games === undefined) throw new Error('"release list" names no games');
  return games;
};

const liveIn = ({ channels }: PartState): string | undefined =>
  channels.find(({ channel }) => channel === 'base')?.live;

/** The release of the games in a discovery document. */
function gamesIn(document: string): string {
  const { microFrontends } = JSON.parse(document) as { microFrontends: Record<string, { url: string }[]> };
  return microFrontends['games']?.[0]?.url.split('/')[2] ?? '';
}

export interface Tried {
  readonly before: string;
  readonly brought: string;
}

/**
 * The three commands at the head of docker-compose.yml, one after the other: another image of one part, `list`, `promote`; and the way
 * back. Each answer is compared with what visitors get.
 * @param served the discovery document as the edge serves it
 * @throws where an answer is not what it has to be
 */
export async function tryRelease(site: Installation, folder: string, served: () => Promise<string>): Promise<Tried> {
  const expectServed = async (version: string, when: string) => {
    const got = gamesIn(await served());
    if (got !== version) throw new Error(`${when}: the edge serves games ${got}, and should serve ${version}`);
  };
  const before = liveIn(await listed(site)) ?? '';
  await expectServed(before, 'before');
  changeGames(folder);
  await site.compose('up', '--detach', '--build', GAMES);
  const after = await listed(site);
  const brought = after.published.map(({ version }) => version).find((version) => version !== before);
  if (brought === undefined) throw new Error('"release list" does not name the release that the new image brought');
  if (liveIn(after) !== before) throw new Error(`games ${liveIn(after)} went live without a decision`);
  await expectServed(before, 'after the new image');
  const said = await site.release('promote', GAMES, brought, '--why', 'tried');
  if (!said.includes(`${GAMES} ${brought} is live`)) throw new Error(`"release promote" said: ${said}`);
  await expectServed(brought, 'after promote');
  // Adopts alone, as each start of the edge does: a decision stays.
  const adopted = await site.release();
  if (adopted.trim() !== '')
    throw new Error(`"release" without a command should have nothing to do, and said: ${adopted}`);
  await expectServed(brought, 'after adopting once more');
  await site.release('rollback', GAMES, '--why', 'tried');
  await expectServed(before, 'after rollback');
  await site.release('promote', GAMES, brought, '--why', 'tried');
  return { before, brought };
}
