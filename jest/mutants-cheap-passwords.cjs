// Passwords are hashed for real, only cheaply: where lines are broken that have nothing to do with it, it was half of the work.
const crypto = require('node:crypto');

const { scrypt } = crypto;
const cheaply = Symbol.for('foyer.cheaply');

if (!scrypt[cheaply]) {
  crypto.scrypt = (password, salt, length, _cost, done) => scrypt(password, salt, length, { N: 2 }, done);
  crypto.scrypt[cheaply] = true;
}
