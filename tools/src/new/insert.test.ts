import { withMember } from './insert';

const manifest = `{
  "name": "arcade",
  "pages": {
    "/m/a": { "page": "a", "early": ["x", { "call": "y" }] }
  },
  "widgets": {
    "home.games": { "widget": "w", "order": 20 },
    "home.popular": {
      "widget": "p"
    }
  }
}
`;

describe('a member that is set in the text of a file', () => {
  it('stands after the last, and nothing else moves', () => {
    const page = { page: 'b', guard: ['member', 'notTrial'] };
    expect(withMember(manifest, ['pages'], '/m/b', page)).toBe(
      manifest.replace('"y" }] }', '"y" }] },\n    "/m/b": { "page": "b", "guard": [ "member", "notTrial" ] }'),
    );
    expect(withMember('{ "a": "1" }', [], 'b', 'two\nlines')).toBe('{ "a": "1",\n  "b": "two\\nlines" }');
  });

  it('takes the place of the one that was there', () => {
    expect(withMember(manifest, ['widgets'], 'home.games', [{ widget: 'w' }, { widget: 'v' }])).toBe(
      manifest.replace('{ "widget": "w", "order": 20 }', '[ { "widget": "w" }, { "widget": "v" } ]'),
    );
  });

  it('is the first of an object that is empty or lacks', () => {
    expect(withMember('{ "pages": {} }', ['pages'], '/m/b', 1)).toBe('{ "pages": {\n    "/m/b": 1\n  } }');
    expect(JSON.parse(withMember('{ "pages": {} }', ['widgets'], 'home.games', { widget: 'w' }))).toEqual({
      pages: {},
      widgets: { 'home.games': { widget: 'w' } },
    });
    expect(withMember('{}\n', [], 'a', 'b')).toBe('{\n  "a": "b"\n}\n');
  });
});
