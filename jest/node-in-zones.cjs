/** Node on machines of several zones. */
module.exports = require('./zoned.cjs')(require('./node-environment.cjs'));
