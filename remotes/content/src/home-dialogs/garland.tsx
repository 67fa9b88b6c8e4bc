import styles from './garland.module.css';

const lanterns = [
  { x: 48, y: 34, size: 0.72 },
  { x: 108, y: 48, size: 0.9 },
  { x: 176, y: 54, size: 1.16 },
  { x: 240, y: 47, size: 0.86 },
  { x: 292, y: 33, size: 0.66 },
];

/** Lanterns on a cord along the upper edge of a pop-up: decoration for announcements that bring no picture. */
export function Garland() {
  return (
    <svg viewBox="0 0 327 96" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={styles.garland}>
      <path className={styles.cord} d="M-6 6C70 44 250 48 333 4" />
      {lanterns.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="30" className={styles.glow} />
          <path className={styles.cord} d="M0-26v10M0 17v11" />
          <path className={styles.paper} d="M-10-14C-21-8-21 9-10 15H10C21 9 21-8 10-14Z" />
          <path className={styles.rib} d="M-4-14c-6 8-6 21 0 29M4-14c6 8 6 21 0 29" />
          <path className={styles.cap} d="M-7-17H7v4H-7zM-7 13H7v4H-7z" />
        </g>
      ))}
    </svg>
  );
}
