import type { Compiler, Module } from 'webpack';

/** Where the federation plugin writes the module that puts the runtime into an entry; its name is a hash of absolute paths. */
const RUNTIME = /[\\/]\.federation[\\/]entry\.[\da-f]+\.js$/;

/** The id of what the plugin adds to a part, both of which have that path in their names; none for the part's own modules. */
function idOf(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry ')) return 'entry';
  return RUNTIME.test(module.nameForCondition() ?? '') ? 'runtime' : undefined;
}

/** Names the modules of an entry, so that a part has the same files whichever folder it is built in. */
export class EntryIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryIdsPlugin', (compilation) => {
      // Before webpack gives ids: it leaves those that are there.
      compilation.hooks.beforeModuleIds.tap('EntryIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
