import { useT } from '@foyer/shared/i18n';
import { useEffect, useState } from 'react';
import { ErrorPanel, join, Loading, Skeleton } from '../ui';
import styles from './qr-code.module.css';

/** Light modules around the code, which a reader needs to find it. */
const QUIET = 4;

interface Drawn {
  /** Modules along a side, with the quiet ones. */
  readonly size: number;
  readonly path: string;
}

/** The dark modules of a text's code as one path, in units of a module. The library comes when the first code is shown. */
async function drawn(address: string): Promise<Drawn> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size: rows.length, path };
}

export interface QrCodeProps {
  readonly address: string;
  /** Name of the picture. */
  readonly title: string;
  readonly className?: string | undefined;
}

/** The picture of an address that a camera reads: black on white in both themes, since not every reader takes the reverse. */
export function QrCode({ address, title, className }: QrCodeProps) {
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
        <Skeleton shape="block" className={join(styles.code, className)} />
      </Loading>
    );
  return (
    <svg
      role="img"
      className={join(styles.code, className)}
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
