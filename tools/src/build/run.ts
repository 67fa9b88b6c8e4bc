import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Runs one webpack build. Throws with all of its errors. */
export function run(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'no stats'));
        const chunks = { chunks: true, chunkRelations: true, ids: true };
        resolve(stats.toJson({ all: false, chunkGroups: true, assets: true, entrypoints: true, ...chunks }));
      });
    });
  });
}
