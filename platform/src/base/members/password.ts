import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, COST, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

/** Hashes a password with a random salt; the result names the method, so that it can be replaced later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

const nobody = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(LENGTH).toString('base64')}`;

/**
 * Whether a password matches a hash. Without a hash (an unknown account) it takes as long and returns false, so that the time
 * does not reveal which names exist.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? nobody).split('$');
  const matches = timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'));
  return hash !== undefined && matches;
}
