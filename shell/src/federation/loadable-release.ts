import type { DescriptionFile } from '@foyer/shared/remote';

/** A release as the loader needs it. */
export interface LoadableRelease {
  part: string;
  version: string;
  folder: string;
  entry: string;
  /** Global name of its container. */
  container: string;
  shared: Record<string, string>;
  /** Its description, as long as not all of its files need be known. */
  files?: DescriptionFile;
}
