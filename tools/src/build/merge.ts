import type { Configuration } from 'webpack';

/** Merges a part's settings into the common ones: `output` and `optimization` by key, `plugins` appended. */
export const merge = (base: Configuration, own: Configuration): Configuration => ({
  ...base,
  ...own,
  output: { ...base.output, ...own.output },
  optimization: { ...base.optimization, ...own.optimization },
  plugins: [...(base.plugins ?? []), ...(own.plugins ?? [])],
});
