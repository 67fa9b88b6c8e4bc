import styles from './lantern-street.module.css';

interface Place {
  x: number;
  y: number;
  /** Scale factor. */
  s?: number;
}

/** A paper lantern that hangs from (x, y) and sways around that point. */
function Lantern({ x, y, s = 1, late = false }: Place & { late?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <g className={late ? styles.swayLate : styles.sway}>
        <circle fill="url(#street-glow)" cy="36" r="52" />
        <path className={styles.cord} d="M0 0v19M0 55v9" />
        <path className={styles.paper} d="M-11 21c-10 4-15 9-15 16s5 12 15 16h22c10-4 15-9 15-16s-5-12-15-16Z" />
        <path className={styles.core} d="M-6 22c-4 4-6 9-6 15s2 11 6 15H6c4-4 6-9 6-15s-2-11-6-15Z" />
        <path
          className={styles.rib}
          d="M-11 21c-10 4-15 9-15 16s5 12 15 16M-6 22c-4 4-6 9-6 15s2 11 6 15M0 21v32M6 22c4 4 6 9 6 15s-2 11-6 15M11 21c10 4 15 9 15 16s-5 12-15 16"
        />
        <path className={styles.wood} d="M-10 17h20v5h-20zM-10 52h20v4h-20z" />
        <path className={styles.tassel} d="M-2 64v9M0 64v11M2 64v9" />
      </g>
    </g>
  );
}

/** A house with its eaves at (x, y). */
function House({ x, y, s = 1, far = false }: Place & { far?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        className={far ? styles.far : styles.near}
        d="M-50-7Q-24-4-7-32H7Q24-4 50-7L45 5H37V250H-37V5H-45ZM-5-38H5V-32H-5Z"
      />
      <path className={styles.window} d="M-24 24h13v18h-13zM11 24h13v18H11zM-24 64h13v18h-13zM11 64h13v18H11z" />
    </g>
  );
}

/** A street of paper lanterns at night. Decoration in the theme's colours. */
export function LanternStreet() {
  return (
    <svg
      viewBox="0 0 375 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={styles.street}
    >
      <defs>
        <radialGradient id="street-glow">
          <stop offset="0" className={styles.glowIn} />
          <stop offset="1" className={styles.glowOut} />
        </radialGradient>
        <linearGradient id="street-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.2" className={styles.skyHigh} />
          <stop offset="0.8" className={styles.skyLow} />
        </linearGradient>
        <linearGradient id="street-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.5" className={styles.mistHigh} />
          <stop offset="0.84" className={styles.mistLow} />
        </linearGradient>
      </defs>
      <path fill="url(#street-sky)" d="M0 0h375v300H0z" />
      <House x={96} y={158} s={0.72} far />
      <House x={164} y={176} s={0.56} far />
      <House x={222} y={168} s={0.6} far />
      <House x={286} y={152} s={0.76} far />
      <House x={22} y={168} />
      <House x={352} y={160} s={1.06} />
      <path fill="url(#street-mist)" d="M0 0h375v300H0z" />
      <path className={styles.rope} d="M-8 84Q180 170 384 96" />
      <Lantern x={120} y={123} s={0.6} late />
      <Lantern x={270} y={125} s={0.56} />
      <path className={styles.rope} d="M-8 22Q92 92 190 58T384 30" />
      <Lantern x={60} y={57} />
      <Lantern x={186} y={59} s={1.46} late />
      <Lantern x={310} y={31} s={1.12} />
    </svg>
  );
}
