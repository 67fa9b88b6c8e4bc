// Jest compiles every module anew for every test file, and a fifth of the time of all test files was that. In a process, a module
// that was compiled for one test file serves the next: only its code, which runs anew in the context of each file.
const vm = require('node:vm');

const { compileFunction, Script } = vm;

/** Scripts of this process by file. */
const scripts = new Map();

/**
 * What no test replaces. In a test's context each look-up of a global is a call out of it, so that modules which ask all the time
 * (Drizzle's `is`, React's elements, loops over the pixels of a picture) took several times as long.
 */
const LOCAL = [
  'Array, ArrayBuffer, BigInt, Boolean, Buffer, Error, Float64Array, Infinity, Int32Array, JSON, Map, Math, NaN, Number',
  'Object, Promise, Proxy, RangeError, Reflect, RegExp, Set, String, Symbol, TypeError, Uint8Array, Uint32Array',
  'WeakMap, WeakSet, isFinite, isNaN, parseFloat, parseInt, process',
].join(', ');

/** The function as `vm.compileFunction` makes it, from a script that any context can run. */
function compiledOnce(source, parameters, options) {
  const { filename, parsingContext } = options;
  // What such a module imports belongs to its test file.
  if (parsingContext === undefined || source.includes('import(')) return compileFunction(source, parameters, options);
  const kept = scripts.get(filename);
  if (kept?.source === source) return kept.script.runInContext(parsingContext);
  const head = `(() => { const { ${LOCAL} } = globalThis; return function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n}})()`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script.runInContext(parsingContext);
}

/** Called by the environment of each test file. */
module.exports = () => {
  vm.compileFunction = compiledOnce;
};
