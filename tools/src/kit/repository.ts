import type { Audience } from '../new/make';
import { changesOf, json, manifestOf } from '../new/templates';

/** Packages with versions, as `versions.json` of the package says them. */
export interface BegunWith {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const tsconfig = `{
  "extends": "@foyer/remote-kit/tsconfig.json",
  "compilerOptions": { "types": ["jest", "@foyer/remote-kit/types"] },
  "include": ["src", "*.d.ts"]
}
`;

const tsconfigOfSite = `{
  "extends": "@foyer/remote-kit/tsconfig.json",
  "compilerOptions": { "types": ["node"] },
  "include": ["."]
}
`;

const playwright = `import { defineConfig } from '@playwright/test';

const port = process.env['PORT'] ?? '4100';
const address = \`http://localhost:\${port}\`;

/** The released site that SITE names, with this remote in it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  use: {
    baseURL: address,
    viewport: { width: 375, height: 812 },
    locale: 'th-TH',
    // Another one than Playwright's own where it is named.
    launchOptions: process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {},
  },
  webServer: { command: \`foyer-remote serve --once --port \${port}\`, cwd: '..', url: address, timeout: 300_000 },
});
`;

/** What a visitor who opens the page gets of it in the released shell. */
const seenBy: Readonly<Record<'shown' | 'asked' | 'home', (remote: string) => string>> = {
  shown: (remote) => `test('the page stands in the released shell', async ({ page }) => {
  await page.goto('/m/${remote}');
  await expect(page.locator('[data-part="${remote}/${remote}"]')).toBeVisible();
  await expect(page.getByText(TY['${remote}.empty'])).toBeVisible();
});
`,
  asked: (remote) => `test('a visitor is asked to log in, and gets nothing of the page', async ({ page }) => {
  await page.goto('/m/${remote}');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(TY['${remote}.empty'])).toHaveCount(0);
});
`,
  home: (remote) => `test('a visitor is sent home', async ({ page }) => {
  await page.goto('/m/${remote}');
  await expect(page).toHaveURL(/\\/m\\/home$/);
  await expect(page.getByText(TY['${remote}.empty'])).toHaveCount(0);
});
`,
};

const seen = { everybody: 'shown', members: 'asked', players: 'asked', agents: 'home' } as const;

const siteTest = (remote: string, audience: Audience): string => `import { expect, test } from '@playwright/test';
import TY from '../src/i18n/TY.json' with { type: 'json' };

${seenBy[seen[audience]](remote)}`;

const readme = (remote: string): string => `# ${remote}

A remote of a Foyer site, in a repository of its own. What there is to build with stands in the guide for developers of remotes.

\`\`\`
npm start -- --site https://the-site.example   # that site, with this remote in it, on http://localhost:4100/m/${remote}
npm test                                       # parts by themselves
npm run types
SITE=https://the-site.example npm run test:site
npm run build                                  # the release, and what to do with it
\`\`\`
`;

const ignored = `node_modules/
.cache/
.data/
dist/
test-results/
`;

const packageOf = (remote: string, begun: BegunWith): string =>
  json({
    name: remote,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      start: 'foyer-remote serve',
      types: 'tsc --noEmit && tsc --noEmit -p site',
      test: 'jest',
      'test:site': 'playwright test --config site/playwright.config.ts',
      build: 'foyer-remote build',
    },
    jest: { preset: '@foyer/remote-kit' },
    ...begun,
  });

/**
 * The files of a repository that holds one remote, beside its sources (decision 86).
 * @param audience who may see its first page
 * @param registry where the packages of the site come from; npm's own setting when it is not said
 */
export const repositoryOf =
  (begun: BegunWith, audience: Audience, registry?: string) =>
  (remote: string): Record<string, string> => ({
    'package.json': packageOf(remote, begun),
    'CHANGELOG.md': changesOf(remote),
    'README.md': readme(remote),
    '.gitignore': ignored,
    ...(registry === undefined ? {} : { '.npmrc': `@foyer:registry=${registry}\n` }),
    'tsconfig.json': tsconfig,
    'remote.json': manifestOf(remote, './node_modules/@foyer/shared'),
    'site/tsconfig.json': tsconfigOfSite,
    'site/playwright.config.ts': playwright,
    'site/page.spec.ts': siteTest(remote, audience),
  });
