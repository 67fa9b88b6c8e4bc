import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Compiles the guard into a part's runtime: before loading a script or stylesheet it asks `__foyer.asset(address)`, which gives
 * the hash, a fresh address after a failure, and a deadline. Files without a hash are not loaded. In a page of another host
 * there is no `__foyer`, and files load as usual.
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
