// The environment of tests of browser code: jsdom, with what Node has too.
const Environment = require('jest-fixed-jsdom');

require('./compiled-once.cjs')();

module.exports = Environment;
