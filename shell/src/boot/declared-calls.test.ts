import { type CallRow, calls } from '@foyer/shared/contract';
import { manifests } from '../testing/declared';

const declared = manifests.flatMap(({ pages, widgets = {} }) => {
  const shown = [...Object.values(pages), ...Object.values(widgets).flat()];
  return shown.flatMap(({ early = [] }) => early.map((given) => (typeof given === 'string' ? given : given.call)));
});
const rows: CallRow[] = Object.values(calls);

describe.each([...new Set(declared)])('the declared call %s', (call) => {
  const [path, query = ''] = call.split('?');
  const row = rows.find((each) => each.path === path && each.method === 'GET');

  it('is one of the contract that only reads', () => expect(row).toBeDefined());

  /** Otherwise it is asked for once more by the page, and the answer that came early is read by nobody. */
  it('names the token of a session where the client does, at its end', () => {
    expect(/(^|&)token=\{token\}$/.test(query)).toBe(row?.tokenField === 'query');
  });

  it('names merchant and language of the visit, never fixed ones', () => {
    const named = [...new URLSearchParams(query)].filter(([name]) =>
      /^(merchant|merchantCode|language|lang)$/.test(name),
    );
    for (const [name, value] of named) expect(value).toBe(name.startsWith('merchant') ? '{merchant}' : '{language}');
  });
});
