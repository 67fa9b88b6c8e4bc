import { useT } from '@foyer/shared/i18n';
import { Dialog, ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import styles from './links.module.css';

/** Light modules around the code, which a reader needs to find it. */
const QUIET = 4;

interface Drawn {
  /** Modules along a side, with the quiet ones. */
  readonly size: number;
  readonly path: string;
}

/** The dark modules of a text's code as one path, in units of a module. The library comes when the first code is opened. */
async function drawn(address: string): Promise<Drawn> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size: rows.length, path };
}

/** The picture of an address that a camera reads: black on white in both themes, since not every reader takes the reverse. */
function Code({ address, title }: { address: string; title: string }) {
  const t = useT('shared');
  const [tries, setTries] = useState(1);
  const [code, setCode] = useState<Drawn | 'failed'>();
  useEffect(() => {
    let wanted = tries > 0;
    drawn(address).then(
      (made) => wanted && setCode(made),
      () => wanted && setCode('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [address, tries]);
  const retry = () => {
    setCode(undefined);
    setTries((count) => count + 1);
  };
  if (code === 'failed') return <ErrorPanel look="inline" title={t('ui.failed')} onRetry={retry} />;
  if (code === undefined)
    return (
      <Loading>
        <Skeleton shape="block" className={styles.code} />
      </Loading>
    );
  return (
    <svg
      role="img"
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      xmlns="http://www.w3.org/2000/svg"
    >
      <title>{title}</title>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}

interface LinkCodeProps {
  readonly open: boolean;
  readonly label: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** The QR code of a link, to be scanned from this screen. */
export function LinkCode({ open, label, address, onClose }: LinkCodeProps) {
  const t = useT('agent');
  return (
    <Dialog open={open} title={label} onClose={onClose}>
      <div className={styles.scan}>
        <Code address={address} title={t('links.codeOf', { label })} />
        <p dir="ltr" className={styles.note}>
          {address}
        </p>
      </div>
    </Dialog>
  );
}
