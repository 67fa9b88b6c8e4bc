import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';
import { decisionsOf, page, rowsOf, testsOf } from './page';
import { requirementNumbers } from './requirements';

const text = page();
const rows = rowsOf(text);
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const sources = files.filter((file) => /\.(ts|tsx|js)$/.test(file));

/** Words that rows called `absent` must contain. */
const ABSENT =
  /^(ldapjs|ldapts|xpath|libxmljs2?|xml2js|fast-xml-parser|memcached|memjs|graphql|apollo-server|mercurius|ws|socket\.io|@fastify\/websocket|nunjucks|ejs|handlebars|pug|oidc-provider|simple-peer|wrtc|nodemailer|adm-zip|yauzl|unzipper)$/;

describe('the page of what holds against an attacker', () => {
  it('answers every requirement of levels 1 and 2, once', () => {
    expect(rows.map(({ number }) => number).sort()).toEqual([...requirementNumbers].sort());
  });

  it('has one of four states in each row, and no empty cell', () => {
    for (const { number, asks, state, answer } of rows) {
      expect([number, ['holds', 'absent', 'operator', 'not met'].includes(state)]).toEqual([number, true]);
      expect([number, asks.length > 3, answer.length > 3]).toEqual([number, true, true]);
    }
  });

  it.each(['partly', 'mostly', 'should', 'largely', 'tbd', 'todo', 'planned', 'in general'])(
    'never says %s',
    (soft) => {
      const said = rows.filter(({ answer }) => new RegExp(`\\b${soft}\\b`, 'i').test(answer));
      expect(said).toEqual([]);
    },
  );

  it('names tests that are there, each by a name of its own', () => {
    const named = [...new Set(rows.flatMap(testsOf))];
    const found = (name: string) => files.filter((file) => new RegExp(`/${name}\\.tsx?$`).test(file)).length;
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => found(name) === 0)).toEqual([]);
  });

  it('names decisions that are there', () => {
    const there = new Set(
      files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.slice(1) ?? []).map((number) => Number(number)),
    );
    expect(decisionsOf(text).filter((number) => !there.has(number))).toEqual([]);
  });

  it('says of something that it is absent only while it is', () => {
    const manifests = files.filter((file) => file.endsWith('package.json'));
    const wanted = manifests.flatMap((file) => {
      const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return Object.keys(dependencies);
    });
    expect(wanted).toContain('fastify');
    expect(wanted.filter((name) => ABSENT.test(name))).toEqual([]);
  });

  it('says that certificates are checked only while nothing switches it off', () => {
    const off = new RegExp(['rejectUnauthorized: ', 'false|NODE_TLS_REJECT', '_UNAUTHORIZED'].join(''));
    const shipped = sources.filter((file) => /^(platform|shell|remotes|shared)\//.test(file));
    expect(shipped.filter((file) => off.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});
