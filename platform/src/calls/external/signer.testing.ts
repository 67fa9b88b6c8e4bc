import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Signs identity tokens as the external service would, with a key of its own. */
export async function makeSigner(projectId: string, kid = 'test') {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    /** What a merchant's `external` setting is. */
    external: { projectId, apiKey: 'key', authDomain: `${projectId}.example`, keys: [key] },
    /** A good token of a person, made now; `more` replaces claims. */
    sign: (now: Date, more: JWTPayload): Promise<string> => {
      const at = Math.floor(now.getTime() / 1000);
      const claims = { sub: 'person-1', auth_time: at, iat: at, exp: at + 3600, aud: projectId, ...more };
      return new SignJWT({ iss: `https://securetoken.google.com/${projectId}`, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
    },
  };
}
