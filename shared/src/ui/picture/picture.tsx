import { type ReactNode, useState } from 'react';
import { join } from '../styles/join';
import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  ratio: '3:4' | '16:8' | '1:1' | '4:3' | '16:9';
  /** For the largest paint of the page: loads at once with priority, without the fade. */
  eager?: boolean | undefined;
  /** On top of the picture: a mark, a badge, a button. */
  children?: ReactNode | undefined;
  className?: string | undefined;
}

const ratios = { '3:4': 'tall', '16:8': 'hero', '1:1': 'square', '4:3': 'broad', '16:9': 'wide' } as const;

/** Fades a picture in. No state holds it: a list would draw each of its pictures twice. */
function show(image: HTMLImageElement): void {
  image.dataset['shown'] = 'true';
}

function Image({ src, alt, eager }: { src: string; alt: string; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return alt === '' ? null : <span role="img" aria-label={alt} className={styles.failed} />;
  }
  return (
    <img
      // A cached picture may be complete before React listens.
      ref={(node) => {
        if (node?.complete && node.naturalWidth > 0) show(node);
      }}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      draggable={false}
      data-shown={eager}
      className={styles.image}
      onLoad={({ currentTarget }) => show(currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}

/** A picture in a box of fixed shape, so nothing moves when it loads. A failed picture shows a quiet pattern. */
export function Picture({ src, alt, ratio, eager = false, children, className }: PictureProps) {
  return (
    <span className={join(styles.box, styles[ratios[ratio]], className)}>
      <Image key={src} src={src} alt={alt} eager={eager} />
      {children}
    </span>
  );
}
