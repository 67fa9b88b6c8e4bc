import type { Vendor } from '@foyer/shared/contract';
import { join } from '@foyer/shared/ui';
import { VendorCard } from '../game-card/vendor-card';
import styles from './vendor-shelf.module.css';

/** A category's vendors: one over the full width, or several with the second partly visible. */
export function VendorShelf({ code, vendors }: { code: string; vendors: readonly Vendor[] }) {
  return (
    <div className={join(styles.shelf, vendors.length === 1 && styles.one)}>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.vassalage} vendor={vendor} gameType={code} />
      ))}
    </div>
  );
}
