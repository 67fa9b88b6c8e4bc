import { policyTags } from './policy';

describe('what a document may load', () => {
  const [wide = '', strict = ''] = [...policyTags(['sha256-abc']).matchAll(/content="([^"]+)"/g)].map(
    ([, policy]) => policy,
  );
  const of = (policy: string, directive: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1);

  it('are scripts and calls of its own site, and the boot script by its hash', () => {
    expect(of(strict, 'script-src')).toEqual(["'self'", "'sha256-abc'"]);
    expect(of(strict, 'connect-src')).toEqual(["'self'"]);
    expect(strict).not.toMatch(/google|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('and the external verification service in the other branch alone', () => {
    expect(of(wide, 'script-src')).toEqual(expect.arrayContaining(["'sha256-abc'", 'https://apis.google.com']));
    expect(of(wide, 'connect-src')).toEqual(expect.arrayContaining(['https://identitytoolkit.googleapis.com']));
    const withoutOthers = wide.replace(/ https:\/\/\S+?(?=[ ;])/g, '');
    expect(withoutOthers).toBe(strict);
  });

  it('and the development server of this machine in a document for development, for connections alone', () => {
    const found = [...policyTags(['sha256-abc'], ['http://127.0.0.1:5']).matchAll(/content="([^"]+)"/g)];
    const developed = found.map(([, policy = '']) => policy);
    expect(developed.map((policy) => policy.replace(' http://127.0.0.1:5', ''))).toEqual([wide, strict]);
    for (const policy of developed) expect(of(policy, 'connect-src')).toContain('http://127.0.0.1:5');
    expect(wide + strict).not.toContain('127.0.0.1');
  });
});
