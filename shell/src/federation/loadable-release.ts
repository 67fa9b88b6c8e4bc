import type { DescriptionFile } from '@foyer/shared/remote';

export interface LoadableRelease {
  part: string;
  version: string;
  folder: string;
  entry: string;
  container: string;
  shared: Record<string, string>;
  /** Its description; undefined once all its files are known. */
  files?: DescriptionFile;
}
