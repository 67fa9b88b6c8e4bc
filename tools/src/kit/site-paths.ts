import type { DiscoveryDocument } from '@foyer/shared/remote';

/** A declaration of all paths of a site, but for those of the part that declares its own (decision 36). */
export function pathsOfSite({ microFrontends }: DiscoveryDocument, own: string): string {
  const paths = Object.entries(microFrontends)
    .filter(([part]) => part !== own)
    .flatMap(([, releases]) => releases.flatMap(({ extras }) => Object.keys(extras.pages)));
  const rows = [...new Set(paths)].sort().map((each) => `    ${JSON.stringify(each)}: unknown;`);
  return `export {};

declare module '@foyer/shared/paths' {
  interface SitePages {
${rows.join('\n')}
  }
}
`;
}
