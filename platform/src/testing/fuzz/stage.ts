import { randomBytes } from 'node:crypto';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { captchas, devices, members, sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { readOutbox } from '../../base/outbox/outbox';
import { newestKey } from '../../base/sealing/keys';
import type { Site } from '../../base/sites/site';
import { hostOf, type TestPlatform } from '..';
import { openLobby, someGames } from '../lobby';
import type { Input } from './requests';
import { isFields, onWire, queryText } from './wire';

/** An account that sends inputs with a session, replaced after a password change. */
interface Actor {
  readonly type: number;
  account?: (Member & { readonly password: string }) | undefined;
  token?: string | undefined;
}

const FLAGS = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'DEPRECM3', 'VIPBENEFIT3'];
/** The test's own log-ins come from here, so that failures elsewhere demand no captcha. */
const OWN_ADDRESS = '127.0.0.1';

/** A platform with a merchant, the senders of inputs, and a bystander. */
export interface Stage {
  readonly platform: TestPlatform;
  readonly site: Site;
  /** An account that no input names, so nothing may happen to it. */
  readonly bystander: Member;
  send(name: CallName, input: Input): Promise<{ readonly status: number; readonly text: string }>;
}

export async function openStage(): Promise<Stage> {
  const platform = await openLobby();
  const { db } = platform;
  const flags = Object.fromEntries(FLAGS.map((name) => [name, true]));
  const site = await platform.makeMerchant({ flags });
  const bystander = await platform.makeMember(site, { balance: '1000' });
  const named = await platform.makeMember(site, { balance: '500' });
  await db
    .update(members)
    .set({ email: 'ploy@example.com', mobileDialingCode: '66', mobileNumber: '898765432' })
    .where(eq(members.id, named.id));
  const { publicKey } = await newestKey(db);
  const [game] = await someGames(platform, site, 'RNG');
  const picture = PNG.sync.write(new PNG({ width: 64, height: 64 })).toString('base64');
  const actors: Record<'member' | 'agent', Actor> = { member: { type: 0 }, agent: { type: 1 } };

  /** A token that was valid when last used; renewed after a call reports it ended. */
  async function live(who: 'member' | 'agent'): Promise<string> {
    const actor = actors[who];
    while (actor.token === undefined) {
      actor.account ??= await platform.makeMember(site, { balance: '100000', type: actor.type });
      actor.token = await platform.login(site, actor.account).catch(() => undefined);
      if (actor.token === undefined) actor.account = undefined;
    }
    return actor.token;
  }

  async function filledIn(text: string, cookies: string[]): Promise<string | number> {
    const [newest] = text === '$code' || text === '$key' ? await readOutbox(db, { merchantCode: site.code }) : [];
    switch (text) {
      case '$code':
        return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '123456';
      case '$key':
        return /key=([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? 'none';
      case '$captcha': {
        const { cookies: given } = await platform.api('captcha', { site });
        cookies.push(`captcha=${given['captcha'] ?? ''}`);
        const [row] = await db.select().from(captchas).orderBy(desc(captchas.expiresAt)).limit(1);
        return row?.answer ?? '';
      }
      case '$session':
        return (await db.select({ id: sessions.id }).from(sessions).limit(1))[0]?.id ?? '';
      case '$device':
        return (await db.select({ id: devices.id }).from(devices).limit(1))[0]?.id ?? '';
      case '$trial':
        return (await db.query.trialNames.findFirst())?.name ?? 'none';
      case '$node':
        return game?.nodeId ?? 0;
      default:
        return simple[text] ?? text;
    }
  }
  const unique = () => randomBytes(4).toString('hex');
  const simple: Readonly<Record<string, string>> = {
    $username: named.username,
    $affiliate: named.affiliateCode,
    $merchant: site.code,
    $trialMerchant: site.trialCode,
    $host: hostOf(site),
    $picture: picture,
    $vendor: game?.vassalage ?? '',
    $game: game?.gameId ?? '',
    get $fresh() {
      return `f${unique()}`;
    },
    get $mobile() {
      return `09${Number.parseInt(unique(), 16).toString().padStart(10, '0').slice(-8)}`;
    },
    get $email() {
      return `${unique()}@example.com`;
    },
  };

  async function filled(value: Readonly<Record<string, unknown>>, cookies: string[]): Promise<Record<string, unknown>> {
    const all: [string, unknown][] = [];
    for (const [name, each] of Object.entries(value)) {
      all.push([name, typeof each === 'string' && each.startsWith('$') ? await filledIn(each, cookies) : each]);
    }
    return Object.fromEntries(all);
  }

  async function tokenOf({ who, token }: Input): Promise<string | undefined> {
    if (who === 'member' || who === 'agent') return live(who);
    return { visitor: undefined, 'made up': 'A'.repeat(43), hostile: token }[who];
  }

  return {
    platform,
    site,
    bystander,
    async send(name, input) {
      const row: CallRow = calls[name];
      platform.clock.advance(input.wait);
      const cookies = [input.cookie].filter((each) => each !== '');
      const query = await filled(input.query, cookies);
      const body = isFields(input.body) ? await filled(input.body, cookies) : input.body;
      const authorization = await tokenOf(input);
      const wire = row.method === 'GET' ? {} : onWire(row, body, input, publicKey);
      const contentType = input.contentType ?? wire.contentType;
      const { statusCode: status, body: text } = await platform.app.inject({
        method: row.method,
        url: `${row.path}?${queryText(query)}${input.rawQuery === '' ? '' : `&${input.rawQuery}`}`,
        remoteAddress: input.who === 'visitor' ? '203.0.113.9' : OWN_ADDRESS,
        headers: {
          host: hostOf(site),
          ...(authorization === undefined ? {} : { authorization }),
          ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
          ...(contentType === undefined || wire.payload === undefined ? {} : { 'content-type': contentType }),
          ...(wire.encryption === undefined ? {} : { encryption: wire.encryption }),
        },
        ...(wire.payload === undefined ? {} : { payload: wire.payload }),
      });
      if (status === 401 && (input.who === 'member' || input.who === 'agent')) actors[input.who].token = undefined;
      return { status, text };
    },
  };
}
