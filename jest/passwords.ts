import crypto from 'node:crypto';

type Scrypt = typeof crypto.scrypt;
type Kept = Scrypt & { readonly real?: Scrypt };

// The modules of Node are those of the whole process, so an earlier test file may have put its own in place.
const kept: Kept = crypto.scrypt;
const real = kept.real ?? kept;
let cheap = true;

/** Real but fast hashing: passwords were half of the tests' time. A test of log-ins demands the cost that members' passwords have. */
const scrypt = (...[password, salt, length, cost, done]: Parameters<Scrypt>) =>
  real(password, salt, length, cheap ? { N: 2 } : cost, done);

crypto.scrypt = Object.assign(scrypt as Scrypt, { real });

globalThis.hashAsServersDo = () => {
  cheap = false;
};
