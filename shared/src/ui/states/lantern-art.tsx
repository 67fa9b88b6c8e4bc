import styles from './lantern-art.module.css';

/** An unlit paper lantern over an empty street: nothing here yet. `broken` has torn paper and a loose cord. */
export function LanternArt({ label, broken = false }: { label?: string; broken?: boolean }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={styles.art}
    >
      <g className={styles.far}>
        <path d="M8 100h144M18 100V70l12-8 12 8v30M42 100V80h16v20M104 100V76h14v24M118 100V64l12-8 12 8v36" />
        <path d="M26 78h8M26 86h8M47 88h6M109 84h5M126 72h8M126 82h8" />
      </g>
      <path className={styles.cord} d="M6 14c48 14 100 14 148 0" />
      <g className={broken ? styles.tilted : undefined}>
        <path className={styles.near} d={broken ? 'M80 25l3 8-4 4 2 6' : 'M80 25v14'} />
        <path className={styles.body} d="M64 46c-8 6-12 13-12 20s4 14 12 20h32c8-6 12-13 12-20s-4-14-12-20H64Z" />
        <path className={styles.rib} d="M72 46c-5 6-7 13-7 20s2 14 7 20M88 46c5 6 7 13 7 20s-2 14-7 20M80 46v40" />
        <path className={styles.near} d="M64 46c-8 6-12 13-12 20s4 14 12 20h32c8-6 12-13 12-20s-4-14-12-20H64Z" />
        <path className={styles.near} d="M68 40h24v6H68zM68 86h24v5H68zM80 91v12M76 103h8" />
        {broken ? <path className={styles.tear} d="M88 52l-7 9 8 5-9 12" /> : null}
      </g>
    </svg>
  );
}
