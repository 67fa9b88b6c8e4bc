import type { Vendor } from '@foyer/shared/contract';
import { join } from '@foyer/shared/ui';
import { VendorCard } from '../game-card/vendor-card';
import styles from './vendor-shelf.module.css';

/** The houses of a category: one across the page, several side by side. */
export function VendorShelf({ code, vendors }: { code: string; vendors: readonly Vendor[] }) {
  const wide = vendors.length === 1;
  return (
    <div className={join(styles.shelf, wide && styles.one)}>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.vassalage} vendor={vendor} gameType={code} wide={wide} />
      ))}
    </div>
  );
}
