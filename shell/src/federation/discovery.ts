import { plainPath } from '@foyer/shared/paths';
import type { PageDeclaration, SlotName, WidgetDeclaration } from '@foyer/shared/remote';
import { boot } from '../boot/state';

export interface FoundPage {
  part: string;
  version: string;
  expose: string;
  declaration: PageDeclaration;
}

export interface FoundWidget {
  part: string;
  version: string;
  expose: string;
  declaration: WidgetDeclaration;
}

const remotes = () => Object.entries(boot().chosen).filter(([part]) => part !== 'shell');

/** The page of a path; undefined when no remote declares it. */
export function findPage(pathname: string): FoundPage | undefined {
  const path = plainPath(pathname);
  for (const [part, { metadata, extras }] of remotes()) {
    const declaration = extras.pages[path];
    if (declaration) return { part, version: metadata.version, expose: declaration.page, declaration };
  }
  return undefined;
}

/** The widgets of a slot in their order, without those whose page does not exist. */
export function widgetsOf(slot: SlotName): FoundWidget[] {
  return remotes()
    .flatMap(([part, { metadata, extras }]) =>
      (extras.widgets[slot] ?? []).map((declaration) => ({
        part,
        version: metadata.version,
        expose: declaration.widget,
        declaration,
      })),
    )
    .filter(({ declaration: { leadsTo } }) => leadsTo === undefined || findPage(leadsTo) !== undefined)
    .sort((a, b) => (a.declaration.order ?? 0) - (b.declaration.order ?? 0));
}
