import type { PublicKey } from '@foyer/shared/trust';

/** What links to previews are made and read with (decision 89). */
export interface PreviewsAt {
  /** Folder of the host, with what is live. */
  readonly folder: string;
  /** Folder with the releases; the same on most hosts. */
  readonly files: string;
  /** Key of the operations, which signs links. */
  readonly key: string;
  /** Where signatures of releases are demanded (decision 81): the root's public key, and the server's own folder. */
  readonly trust?: { readonly root: PublicKey; readonly own: string };
}
