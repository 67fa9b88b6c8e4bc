import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { LockedPackage } from './lock-file';

/** The package URL (purl). */
const addressOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function componentOf(locked: LockedPackage): Models.Component {
  const slash = locked.name.indexOf('/');
  const component = new Models.Component(Enums.ComponentType.Library, locked.name.slice(slash + 1), {
    ...(slash === -1 ? {} : { group: locked.name.slice(0, slash) }),
    version: locked.version,
    bomRef: `${locked.name}@${locked.version}`,
    purl: addressOf(locked),
    scope: locked.shipped ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
  });
  const [algorithm, hash] = locked.integrity?.split('-') ?? [];
  if (algorithm === 'sha512' && hash !== undefined)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}

/**
 * A bill of materials of the lock file in CycloneDX 1.6, for an operator's scanner. Packages that run or are compiled in are
 * `required`, packages for building and testing `excluded`.
 */
export function billOf(name: string, version: string, packages: readonly LockedPackage[]): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  for (const each of packages) bom.components.add(componentOf(each));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
