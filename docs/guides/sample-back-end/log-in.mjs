/** Sealed bodies and sessions: what a log-in, and calls of a member, ask of a back end. */
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** As `/site.json` gives it to the pages: SPKI in base64. */
export const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Opens a body that was sealed for our key. DES is triple DES with three times the same key. */
function opened({ value }, { encryption }) {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const wrapped = Buffer.from(encryption, 'base64');
  const key = privateDecrypt({ key: pair.privateKey, padding, oaepHash: 'sha256' }, wrapped);
  const des = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(des.update(value, 'base64', 'utf8') + des.final('utf8'));
}

const sessions = new Set();

/** A call of a member: a token that nobody was given is refused. */
const ofMember =
  (give) =>
  (body, { authorization }) => {
    if (!sessions.has(authorization)) throw 'session.expired';
    return give(authorization, body);
  };

export const memberCalls = {
  'POST /wps/session/login': (body, headers) => {
    const { username, password } = opened(body, headers);
    if (username !== 'owner' || password !== 'owner1234') throw 'member.not.exist';
    const token = randomBytes(32).toString('base64url');
    sessions.add(token);
    return { token, userName: username, customerType: 0, firstTimeLogin: false };
  },
  'PUT /wps/session/renew': ofMember(() => ({ expiresAt: Date.now() + 30 * 60_000 })),
  'DELETE /wps/session/logout': ofMember((token) => {
    sessions.delete(token);
    return null;
  }),
  'GET /wps/member/info': ofMember(() => {
    return { id: 1, nickname: 'Owner', account: 'owner', regDate: 0, type: 0, toUpline: null };
  }),
  'GET /wps/wallets/balance': ofMember(() => ({ sumBalance: '12.50', currencySymbol: '฿' })),
};
