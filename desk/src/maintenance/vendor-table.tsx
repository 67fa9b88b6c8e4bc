import { useT } from '@foyer/shared/i18n';
import { Button, NoData } from '@foyer/shared/ui';
import type { MaintainedVendor } from '../calls/shapes';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import own from './maintenance.module.css';

interface VendorTableProps {
  readonly vendors: readonly MaintainedVendor[];
  /** Missing for who may not change it. */
  readonly onAsk?: (vendor: MaintainedVendor) => void;
}

/** Vendors with their state, those in maintenance first. */
export function VendorTable({ vendors, onAsk }: VendorTableProps) {
  const t = useT('desk');
  if (vendors.length === 0) return <NoData text={t('maintenance.empty')} />;
  const [kept, others] = [vendors.filter(({ until }) => until !== null), vendors.filter(({ until }) => until === null)];
  return (
    <ul className={styles.list} aria-label={t('maintenance.vendors')}>
      {[...kept, ...others].map((vendor) => (
        <li key={vendor.code} className={own.vendor}>
          <span className={own.vendorName}>{vendor.name}</span>
          <span className={own.when} data-kept={vendor.until !== null || undefined}>
            <VendorState vendor={vendor} />
          </span>
          {onAsk === undefined ? null : (
            <Button
              size="small"
              aria-label={t(vendor.until === null ? 'maintenance.closeOne' : 'maintenance.openOne', {
                name: vendor.name,
              })}
              onClick={() => onAsk(vendor)}
            >
              {t(vendor.until === null ? 'maintenance.close' : 'maintenance.open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function VendorState({ vendor: { until, closed } }: { readonly vendor: MaintainedVendor }) {
  const t = useT('desk');
  if (until !== null)
    return (
      <>
        {t('maintenance.until')} <Time at={until} />
      </>
    );
  return t(closed ? 'maintenance.shut' : 'maintenance.running');
}
