import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Compiles the guard into a part's runtime: every script and stylesheet it loads by itself is asked of
 * `__foyer.asset(address)` first. That gives the hash and a fresh address after a failure; without a hash nothing is fetched.
 * Both kinds get their deadline here too, because stylesheets have none and a script's could not be configured. In a page of
 * another host nobody knows the hashes: there a part loads its files as any other remote does.
 */
export class GuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('GuardPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardPlugin',
        (source) =>
          [
            source,
            'if (globalThis.__foyer) {',
            'var asset = globalThis.__foyer.asset(url);',
            "if (!asset) return done({ type: 'refused', target: { src: url } });",
            "script.crossOrigin = 'anonymous';",
            'script.integrity = asset.integrity;',
            'script.src = asset.url;',
            "setTimeout(function () { if (script.onerror) script.onerror({ type: 'timeout', target: script }); }, asset.timeout);",
            '}',
          ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('GuardPlugin', (source) =>
        [
          source,
          'if (globalThis.__foyer) {',
          'var asset = globalThis.__foyer.asset(fullhref);',
          "if (!asset) { onLinkComplete({ type: 'refused', target: linkTag }); return linkTag; }",
          "linkTag.crossOrigin = 'anonymous';",
          'linkTag.integrity = asset.integrity;',
          'linkTag.href = asset.url;',
          "linkTag.setAttribute('data-href', fullhref);",
          "setTimeout(function () { if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag }); }, asset.timeout);",
          '}',
        ].join('\n'),
      );
    });
  }
}
