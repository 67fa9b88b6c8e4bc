import webpack, { type Configuration, type StatsCompilation, type StatsOptions } from 'webpack';

/** What the description of a release is made of. */
export const STATS: StatsOptions = {
  all: false,
  chunkGroups: true,
  assets: true,
  entrypoints: true,
  chunks: true,
  chunkRelations: true,
  ids: true,
};

/** Runs one webpack build. Throws with all of its errors. */
export function run(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'no stats'));
        resolve(stats.toJson(STATS));
      });
    });
  });
}
