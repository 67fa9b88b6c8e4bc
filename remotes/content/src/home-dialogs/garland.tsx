import styles from './garland.module.css';

const lanterns = [
  { x: 36, y: 34, size: 0.72 },
  { x: 96, y: 48, size: 0.9 },
  { x: 163.5, y: 54, size: 1.16 },
  { x: 231, y: 48, size: 0.9 },
  { x: 291, y: 34, size: 0.72 },
];

/** Lanterns along the upper edge of a pop-up without a picture. Decoration. */
export function Garland() {
  return (
    <svg viewBox="0 0 327 96" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={styles.garland}>
      <radialGradient id="garland-glow">
        <stop offset="20%" className={styles.near} />
        <stop offset="100%" className={styles.far} />
      </radialGradient>
      <path className={styles.cord} d="M-6 4C70 46 257 46 333 4" />
      {lanterns.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="44" fill="url(#garland-glow)" />
          <path className={styles.cord} d="M0-26v10M0 17v11" />
          <path className={styles.paper} d="M-10-14C-21-8-21 9-10 15H10C21 9 21-8 10-14Z" />
          <path className={styles.rib} d="M-4-14c-6 8-6 21 0 29M4-14c6 8 6 21 0 29" />
          <path className={styles.cap} d="M-7-17H7v4H-7zM-7 13H7v4H-7z" />
        </g>
      ))}
    </svg>
  );
}
