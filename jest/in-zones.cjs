/** jsdom on machines of several zones. */
module.exports = require('./zoned.cjs')(require('./browser-environment.cjs'));
