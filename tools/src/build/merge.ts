import type { Configuration } from 'webpack';

/** Lays a part's own settings over the common ones; `output` and `optimization` are merged, `plugins` appended. */
export const merge = (base: Configuration, own: Configuration): Configuration => ({
  ...base,
  ...own,
  output: { ...base.output, ...own.output },
  optimization: { ...base.optimization, ...own.optimization },
  plugins: [...(base.plugins ?? []), ...(own.plugins ?? [])],
});
