// The environment of tests in Node: one test file after another in a process finds modules and the embedded database compiled.
const { TestEnvironment } = require('jest-environment-node');

require('./compiled-once.cjs')();

/** Modules of this process by their size. V8 shares the code of equal ones, also across contexts, while one of them is alive. */
const compiled = new Map();

module.exports = class KeepsWebAssembly extends TestEnvironment {
  async setup() {
    await super.setup();
    const inside = this.global.WebAssembly;
    const { instantiate } = inside;
    inside.instantiate = async (source, imports) => {
      const made = await instantiate(source, imports);
      const { byteLength } = source;
      // Compiled outside of the context, which would be kept alive otherwise.
      if (byteLength !== undefined && !compiled.has(byteLength)) compiled.set(byteLength, WebAssembly.compile(source));
      return made;
    };
  }
};
