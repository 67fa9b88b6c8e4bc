declare module 'postcss-pxtorem' {
  import type { AcceptedPlugin } from 'postcss';

  /** Converts px to rem; `PX` in capitals stays. */
  export default function pxToRem(options: {
    rootValue: number;
    propList: string[];
    minPixelValue: number;
    unitPrecision: number;
  }): AcceptedPlugin;
}
