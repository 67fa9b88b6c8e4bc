import styles from './lantern-street.module.css';

/** One paper lantern hanging at (x, y), `s` times its size. */
function Lantern({ x, y, s = 1, late = false }: { x: number; y: number; s?: number; late?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      {/* Drawn from the rope downwards, so that it sways around the knot. */}
      <g className={late ? styles.swayLate : styles.sway}>
        <circle fill="url(#street-glow)" cy="36" r="46" />
        <path className={styles.cord} d="M0 0v20M0 54v14" />
        <path className={styles.paper} d="M-11 22c-9 4-13 9-13 15s4 11 13 15h22c9-4 13-9 13-15s-4-11-13-15Z" />
        <path className={styles.core} d="M-5 23c-4 4-5 9-5 14s1 10 5 14H5c4-4 5-9 5-14S9 27 5 23Z" />
        <path className={styles.wood} d="M-9 18H9v5H-9zM-9 51H9v4H-9z" />
        <path className={styles.cord} d="M-3 68h6M-2 68v6M2 68v6" />
      </g>
    </g>
  );
}

/** A street of paper lanterns at night, drawn in the colours of the theme. Decoration. */
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
          <stop offset="0" className={styles.skyHigh} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
      </defs>
      <path fill="url(#street-sky)" d="M0 0h375v300H0z" />
      <path
        className={styles.far}
        d="M0 300V150l22-14 22 14v-22l30-20 30 20v34h18v-18l24-16 24 16v30h44v-34l26-17 26 17v16h20v-34l32-21 32 21v26l18-11 17 11v150Z"
      />
      <path
        className={styles.near}
        d="M0 300V188l-6-3q22-6 34-22 14 17 40 22l-6 4v26h16v-14q24-4 34-20 12 16 36 20v99ZM375 300V176l6-3q-24-6-36-24-14 18-42 24l6 4v34h-18v-16q-24-4-34-20-12 16-36 20v105Z"
      />
      <path
        className={styles.window}
        d="M18 206h10v14H18zM38 206h10v14H38zM102 222h8v11h-8zM122 222h8v11h-8zM262 218h8v11h-8zM242 218h8v11h-8zM328 198h10v14h-10zM350 198h10v14h-10zM66 150h7v9h-7zM90 150h7v9h-7zM246 152h7v9h-7zM300 138h7v9h-7zM322 138h7v9h-7z"
      />
      <path className={styles.rope} d="M-8 22Q92 92 190 58T384 30" />
      <path className={styles.rope} d="M-8 78q66 44 128 30M384 92q-52 34-98 26" />
      <Lantern x={60} y={52} />
      <Lantern x={186} y={56} s={1.5} late />
      <Lantern x={306} y={50} s={1.1} />
      <Lantern x={118} y={109} s={0.62} late />
      <Lantern x={272} y={118} s={0.58} />
      <path className={styles.floor} d="M0 300v-34q188-30 375 0v34Z" />
      <path className={styles.shine} d="M150 272h72M166 282h44M44 278h36M294 276h30" />
    </svg>
  );
}
