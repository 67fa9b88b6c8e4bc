/** The files that `pnpm new` writes, each as a function of the options. */

const camel = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const packageOf = (remote: string): string =>
  json({
    name: `@foyer/${remote}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { '@foyer/shared': 'workspace:*', react: 'catalog:', 'react-dom': 'catalog:' },
    devDependencies: {
      '@testing-library/dom': 'catalog:',
      '@testing-library/react': 'catalog:',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
    },
  });

export const tsconfig = `{
  "extends": "../../tsconfig.browser.json",
  "include": ["src", "../*/paths.d.ts", "../../shell/paths.d.ts", "../../types"]
}
`;

export const paths = `import type { pages } from './remote.json';

declare module '@foyer/shared/paths' {
  interface SitePages extends Record<keyof typeof pages, unknown> {}
}
`;

export const changesOf = (remote: string): string => `# Changes of @foyer/${remote}

What changes for whoever uses it. The newest stands first, and has the version of \`package.json\`; a release adds a hash of its sources
to it (\`1.0.0-3f2a…\`).

## 1.0.0

- The remote is there.
`;

/** @param shared where `@foyer/shared` lies from there */
export const manifestOf = (remote: string, shared: string): string =>
  json({ $schema: `${shared}/remote.schema.json`, name: remote, pages: {} });

export const pageOf = (
  remote: string,
  page: string,
  path: string,
): string => `import { useT } from '@foyer/shared/i18n';
import { NoData } from '@foyer/shared/ui';

/** ${path}: nothing is here yet. */
export default function ${camel(page)}Page() {
  const t = useT('${remote}');
  return <NoData text={t('${page}.empty')} />;
}
`;

export const widgetOf = (
  remote: string,
  widget: string,
  slot: string,
): string => `import { useT } from '@foyer/shared/i18n';
import { Card } from '@foyer/shared/ui';

/** In ${slot}: nothing is here yet. */
export default function ${camel(widget)}Widget() {
  const t = useT('${remote}');
  return <Card>{t('${widget}.text')}</Card>;
}
`;

const lower = (name: string): string => name.replaceAll('-', ' ');

export const pageTestOf = (remote: string, page: string): string => `import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ${camel(page)}Page from './${page}.page';

it('the page ${lower(page)} says that there is nothing yet', () => {
  renderPart(<${camel(page)}Page />, { texts: { ${remote.includes('-') ? `'${remote}'` : remote}: EN } });
  expect(screen.getByText(EN['${page}.empty'])).toBeVisible();
});
`;

export const widgetTestOf = (
  remote: string,
  widget: string,
): string => `import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ${camel(widget)}Widget from './${widget}.widget';

it('the widget ${lower(widget)} shows its text', () => {
  renderPart(<${camel(widget)}Widget />, { texts: { ${remote.includes('-') ? `'${remote}'` : remote}: EN } });
  expect(screen.getByText(EN['${widget}.text'])).toBeVisible();
});
`;
