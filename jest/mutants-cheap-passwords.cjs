// Mutation runs hash passwords with a cost of 2: real hashing was half of their time.
const crypto = require('node:crypto');

const { scrypt } = crypto;
const cheaply = Symbol.for('foyer.cheaply');

if (!scrypt[cheaply]) {
  crypto.scrypt = (password, salt, length, _cost, done) => scrypt(password, salt, length, { N: 2 }, done);
  crypto.scrypt[cheaply] = true;
}
