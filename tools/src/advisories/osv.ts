import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { byName, type LockedPackage } from './lock-file';

/** A known fault of a package in the lock file. */
export interface Finding {
  readonly name: string;
  readonly version: string;
  readonly shipped: boolean;
  /** Name of the advisory, e.g. `GHSA-…`. */
  readonly id: string;
  readonly severity: string;
  readonly summary: string;
}

/** The parts of an advisory in OSV format that are read. */
interface Advisory {
  readonly id: string;
  readonly summary?: string;
  readonly withdrawn?: string;
  readonly modified?: string;
  readonly database_specific?: { readonly severity?: string };
  readonly affected?: readonly {
    readonly package?: { readonly ecosystem: string; readonly name: string };
    readonly versions?: readonly string[];
    readonly ranges?: readonly {
      readonly type: string;
      readonly events: readonly Readonly<Record<string, string>>[];
    }[];
  }[];
}

/** Whether a version lies between `introduced` and the next `fixed` or `last_affected`. */
function isIn(version: string, events: readonly Readonly<Record<string, string>>[]): boolean {
  let inside = false;
  const from = (limit: string) => limit === '0' || semver.gte(version, limit);
  for (const { introduced, fixed, last_affected } of events) {
    if (introduced !== undefined) inside ||= from(introduced);
    if (fixed !== undefined && from(fixed)) inside = false;
    if (last_affected !== undefined && semver.gt(version, last_affected)) inside = false;
  }
  return inside;
}

export interface Database {
  readonly findings: readonly Finding[];
  /** Number of its advisories, and the date of the newest change. */
  readonly advisories: number;
  readonly changed: string;
}

/** Checks packages against a folder of OSV advisories, without network: the operator's copy of a public database. */
export function checkFolderOfAdvisories(folder: string, packages: readonly LockedPackage[]): Database {
  const locked = byName(packages);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const findings: Finding[] = [];
  let [advisories, changed] = [0, ''];
  for (const file of files) {
    const advisory = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Advisory;
    const affected = (advisory.affected ?? []).filter((each) => each.package?.ecosystem === 'npm');
    if (affected.length === 0) continue;
    advisories += 1;
    if ((advisory.modified ?? '') > changed) changed = advisory.modified ?? '';
    if (advisory.withdrawn !== undefined) continue;
    for (const { package: of, ranges = [], versions = [] } of affected) {
      for (const { name, version, shipped } of locked.get(of?.name ?? '') ?? []) {
        if (!versions.includes(version) && !ranges.some(({ events }) => isIn(version, events))) continue;
        const severity = advisory.database_specific?.severity?.toLowerCase() ?? 'unknown';
        findings.push({ name, version, shipped, id: advisory.id, severity, summary: advisory.summary ?? '' });
      }
    }
  }
  return { findings, advisories, changed };
}
