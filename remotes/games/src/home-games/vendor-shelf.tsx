import type { Vendor } from '@foyer/shared/contract';
import { join } from '@foyer/shared/ui';
import { VendorCard } from '../game-card/vendor-card';
import styles from './vendor-shelf.module.css';

/** The houses of a category: one across the page, of several the first and a part of the next. */
export function VendorShelf({ code, vendors }: { code: string; vendors: readonly Vendor[] }) {
  return (
    <div className={join(styles.shelf, vendors.length === 1 && styles.one)}>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.vassalage} vendor={vendor} gameType={code} />
      ))}
    </div>
  );
}
