import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** Makes a dictionary a module that, when another one replaces it, hands the texts to the running page. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export
export default function textsLoader(this: LoaderContext<{ part: string }>, text: string): string {
  const given = [this.getOptions().part, path.basename(this.resourcePath, '.json')].map((each) => JSON.stringify(each));
  return `module.exports = ${JSON.stringify(parsed(text))};
    module.hot.accept();
    if (module.hot.data) globalThis.__foyerDev.takeTexts(${given.join(', ')}, module.exports);`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The stack is of this loader, and says nothing about the file.
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), { hideStack: true });
  }
}
