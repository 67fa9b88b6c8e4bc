/** Where a site lies: a folder, or a bucket with the S3 interface (decision 94). */
export interface SiteStore {
  /** As people name it. */
  readonly name: string;
  /** The folder that commands work on. */
  readonly folder: string;
  /** Brings the site to its folder, where it lies elsewhere. */
  open(): Promise<void>;
  /**
   * Runs one change at a time, across processes and, for a bucket, machines. What it changed in the folder is all in the store when this
   * ends, or nothing of it. It may be run again, on what others have changed in between.
   */
  change<T>(act: () => T): Promise<T>;
}
