import type { Compiler, Module } from 'webpack';

/** The module by which the federation plugin adds the runtime to an entry. Its name contains a hash of absolute paths. */
const RUNTIME = /[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;

/** A fixed id for modules with that path in their names; undefined for the part's own. */
function idOf(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry ')) return 'entry';
  return RUNTIME.test(module.nameForCondition() ?? '') ? 'runtime' : undefined;
}

/** Fixes the ids and the names in comments of an entry's modules, so that a part builds to the same files in any folder. */
export class EntryIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryIdsPlugin', (compilation) => {
      // The name stands in a comment when files are minified, and short names are given by the letters of the text.
      compilation.hooks.finishModules.tap('EntryIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) module.readableIdentifier = () => id;
        }
      });
      // Before webpack assigns ids, because it keeps existing ones.
      compilation.hooks.beforeModuleIds.tap('EntryIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
