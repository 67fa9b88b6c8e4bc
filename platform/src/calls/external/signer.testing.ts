import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A signer of identity tokens in place of the external service, with its own key. */
export async function makeSigner(projectId: string, kid = 'test') {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    /** The merchant's `external` setting. */
    external: { projectId, apiKey: 'key', authDomain: `${projectId}.example`, keys: [key] },
    /** A valid token issued now; `more` overrides claims. */
    sign: (now: Date, more: JWTPayload): Promise<string> => {
      const at = Math.floor(now.getTime() / 1000);
      const claims = { sub: 'person-1', auth_time: at, iat: at, exp: at + 3600, aud: projectId, ...more };
      return new SignJWT({ iss: `https://securetoken.google.com/${projectId}`, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
    },
  };
}
