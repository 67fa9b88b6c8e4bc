import type { Compiler } from 'webpack';

/** Fails the build of a remote that contains a copy of a shared instance or a module of the shell alone. */
export class ForbiddenModulesPlugin {
  constructor(
    private readonly part: string,
    private readonly forbidden: readonly RegExp[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ForbiddenModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ForbiddenModulesPlugin', (modules) => {
        for (const module of modules) {
          const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
          if (!this.forbidden.some((pattern) => pattern.test(resource))) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          const from = issuer && 'resource' in issuer ? String(issuer.resource) : 'its entry';
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${this.part} would carry a copy of ${resource}, which the shell lends or keeps to itself: what a remote may use of it is exported by @foyer/shared (from ${from})`,
            ),
          );
        }
      });
    });
  }
}
