import { type ReactNode, useId } from 'react';
import styles from './art.module.css';

/** The lantern street at night. Each screen adds its scene. */
function Street({ children, dark = false }: { children: ReactNode; dark?: boolean }) {
  const halo = useId();
  return (
    <svg
      viewBox="0 0 320 220"
      aria-hidden="true"
      focusable="false"
      className={styles.art}
      data-dark={dark || undefined}
    >
      <radialGradient id={halo}>
        <stop offset="0" className={styles.halo} stopOpacity="0.26" />
        <stop offset="1" className={styles.halo} stopOpacity="0" />
      </radialGradient>
      <circle fill={`url(#${halo})`} cx="160" cy="112" r="110" />
      <path className={styles.moon} d="M262 34a17 17 0 1 0 14 26 14 14 0 0 1-14-26Z" />
      <path
        className={styles.star}
        d="M52 40v6M49 43h6M112 20v5M109.5 22.5h5M214 26v5M211.5 28.5h5M298 88v5M295.5 90.5h5"
      />
      <path
        className={styles.far}
        d="M8 184v-52l20-13 20 13v52M48 184v-38h26v38M74 184v-66l18-12 18 12v66M210 184v-60l20-13 20 13v60M250 184v-40h24v40M274 184v-56l18-12 18 12v56"
      />
      <path
        className={styles.window}
        d="M22 142h5v8h-5zM33 142h5v8h-5zM56 156h4v7h-4zM64 156h4v7h-4zM86 130h5v8h-5zM97 130h5v8h-5zM224 136h5v8h-5zM235 136h5v8h-5zM286 142h5v8h-5zM258 156h4v7h-4z"
      />
      <path className={styles.ground} d="M4 184h312M40 196h46M120 202h74M232 196h50" />
      {children}
    </svg>
  );
}

const paper = 'M-14-18h28c9 6 13 12 13 18s-4 12-13 18h-28c-9-6-13-12-13-18s4-12 13-18Z';

function Lantern({ x, y, lit = true, tilt = 0 }: { x: number; y: number; lit?: boolean; tilt?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} className={lit ? styles.lit : styles.unlit}>
      <path className={styles.paper} d={paper} />
      <path className={styles.rib} d="M-6-18c-5 6-7 12-7 18s2 12 7 18M6-18c5 6 7 12 7 18s-2 12-7 18M0-18v36" />
      <path className={styles.cap} d="M-10-23h20v5h-20zM-10 18h20v5h-20z" />
      <path className={styles.tassel} d="M0 23v12M-3 35h6" />
    </g>
  );
}

/** A ladder under an unlit lantern: maintenance. */
export function LadderArt() {
  return (
    <Street>
      <path className={styles.cord} d="M14 52c84 34 208 34 292 0" />
      <path className={styles.cord} d="M84 70v16M160 77v16M236 70v16" />
      <Lantern x={84} y={109} />
      <Lantern x={160} y={116} lit={false} tilt={-5} />
      <Lantern x={236} y={109} />
      <path className={styles.wood} d="m176 190 8-96M206 190l-8-96M178.5 172h25M180 154h22M181.5 136h18.5M183 118h16" />
      <path className={styles.tool} d="M118 184v-14h22v14ZM124 170v-6h10v6M152 184l7-9 4 3-6 6Z" />
    </Street>
  );
}

/** A locked gate across the street: restricted region. */
export function GateArt() {
  return (
    <Street>
      <path className={styles.post} d="M84 188V78l10-10 10 10v110ZM216 188V78l10-10 10 10v110Z" />
      <path className={styles.beam} d="M74 66c58-16 114-16 172 0l-4 12c-56-15-108-15-164 0Z" />
      <path className={styles.bar} d="M104 100h112M104 172h112M118 94v92M139 94v92M160 94v92M181 94v92M202 94v92" />
      <Lantern x={94} y={126} />
      <Lantern x={226} y={126} />
      <path className={styles.shackle} d="M150 134v-9a10 10 0 0 1 20 0v9" />
      <path className={styles.lock} d="M143 134h34v26h-34z" />
      <path className={styles.key} d="M160 144v7" />
    </Street>
  );
}

/** A torn cord with dark lanterns: service error. */
export function TornArt() {
  return (
    <Street dark>
      <path className={styles.cord} d="M14 50c44 22 86 34 122 36l8 16-6 5 7 9M306 50c-42 22-82 33-114 36l-4 7" />
      <path className={styles.cord} d="M70 73v16M244 74v16" />
      <Lantern x={70} y={112} lit={false} tilt={5} />
      <Lantern x={244} y={113} lit={false} tilt={-4} />
      <Lantern x={152} y={166} lit={false} tilt={72} />
      <path className={styles.bolt} d="m168 96-12 20h11l-7 19 20-25h-11l9-14Z" />
    </Street>
  );
}

/** A signpost on an empty street: page not found. */
export function CrossroadsArt() {
  return (
    <Street>
      <path className={styles.cord} d="M160 56h-42v6" />
      <path className={styles.post} d="M156 188V50l4-6 4 6v138Z" />
      <path className={styles.sign} d="M160 84h58l12 11-12 11h-58ZM160 134h-54l-12 11 12 11h54Z" />
      <path className={styles.letters} d="M176 95h30M118 145h28" />
      <Lantern x={118} y={86} tilt={3} />
    </Street>
  );
}
