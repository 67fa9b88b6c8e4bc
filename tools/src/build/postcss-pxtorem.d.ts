declare module 'postcss-pxtorem' {
  import type { AcceptedPlugin } from 'postcss';

  /** Turns px into rem by one root size; px in capitals stay. */
  export default function pxToRem(options: {
    rootValue: number;
    propList: string[];
    minPixelValue: number;
    unitPrecision: number;
  }): AcceptedPlugin;
}
