import { usesOf } from './uses';

const keysOf = (source: string) => usesOf(source).keys.map(({ part, key }) => `${part ?? '?'} ${key}`);

describe('what a source asks for', () => {
  it('is read from the translators of each function', () => {
    expect(
      keysOf(`
        function One() {
          const t = useT('games');
          const shared = useT();
          const row = () => <p title={t('inner')}>{shared('ui.ok')}</p>;
          return <h1>{t('list.title', { count: 2 })}</h1>;
        }
        function Other() { const t = useT('wallet'); return t('deposit.title'); }
        const line = (t: Translate) => t('given');
        const other = shared('nothing');
      `),
    ).toEqual(['games inner', 'shared ui.ok', 'games list.title', 'wallet deposit.title', '? given']);
  });

  it('is read from text(), where that is the one of the texts', () => {
    const call = "const say = () => text('shell', 'failed');";
    expect(keysOf(`import { text } from '@foyer/shared/i18n';\n${call}`)).toEqual(['shell failed']);
    expect(keysOf(call)).toEqual([]);
  });

  it('may be one of several', () => {
    const source =
      "const t = useT('a'); t(on ? 'x.on' : far ? 'x.far' : 'x.off'); t(given ?? 'x.none'); t((ok && 'x.ok') as Key);";
    expect(keysOf(source)).toEqual(['a x.on', 'a x.far', 'a x.off', 'a x.none', 'a x.ok']);
  });

  it('may be a family', () => {
    const { families } = usesOf(`const t = useT('a'); t(\`tab.\${tab}\`); t(\`done.\${status}Next\`); t(\`plain\`);`);
    expect(families).toEqual([
      { part: 'a', head: 'tab.', tail: '' },
      { part: 'a', head: 'done.', tail: 'Next' },
      { part: 'a', head: 'plain', tail: '' },
    ]);
  });

  it('may stand in a table, or in a comment', () => {
    const { tabled, literals, declared } = usesOf(`
      import x from 'lib.one';
      const words = { a: 'word.a', list: ['word.b'] };
      const pick = (on: boolean) => (on ? 'word.c' : 'word.d');
      if (code === 'amount.range') open('header.icons');
      const slot = <Slot name="home.banner" />;
      // Kept for later help. texts: help.one, help.two
    `);
    expect([...tabled]).toEqual(['word.a', 'word.b', 'word.c', 'word.d']);
    expect([...literals]).toEqual(expect.arrayContaining(['amount.range', 'header.icons', 'home.banner', 'word.a']));
    expect(declared).toEqual(['help.one', 'help.two']);
  });

  it('reads plain TypeScript, and says where it cannot', () => {
    expect(usesOf('const same = <T>(value: T): T => value;', false).keys).toEqual([]);
    expect(() => usesOf('const = ;')).toThrow();
  });
});
