import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { ExternalService } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Allowed difference between the service's clock and ours. */
const TOLERANCE_S = 60;

export interface ExternalIdentity {
  /** The service's id of the person. */
  readonly subject: string;
  /** How the person signed in to the service, such as `phone` or `google.com`. */
  readonly provider: string;
  /** With plus and dialing code. */
  readonly phone?: string;
  readonly name?: string;
  /** Only an address verified by the service. */
  readonly email?: string;
}

/** Published keys by URL; the library refetches when a token names an unknown key. */
const published = new Map<string, JWTVerifyGetKey>();

/**
 * Verifies an identity token of the external service (A029): signature (RS256), the merchant's project, and time.
 *
 * @throws Refusal `verification.code.error` for an invalid token, `permission.denied` where the merchant does not use the
 *   service or its keys cannot be fetched
 */
export async function verifyToken(site: Site, token: string, request: FastifyRequest): Promise<ExternalIdentity> {
  const { external } = site;
  if (external === null) throw new Refusal('permission.denied');
  const now = request.server.platform.realNow();
  const payload = await open(external, token, now, request);
  const { sub = '', auth_time: since } = payload;
  if (sub === '' || typeof since !== 'number' || since > now.getTime() / 1000 + TOLERANCE_S) throw provesNothing();
  return { subject: sub, provider: providerOf(payload), ...optional(payload) };
}

async function open(external: ExternalService, token: string, now: Date, request: FastifyRequest): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keysOf(external), {
      issuer: `https://securetoken.google.com/${external.projectId}`,
      audience: external.projectId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
      clockTolerance: TOLERANCE_S,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    const ofTheToken =
      error instanceof errors.JOSEError && !/^ERR_(JOSE_GENERIC|JWKS_TIMEOUT|JWKS_INVALID)$/.test(error.code);
    if (ofTheToken) throw provesNothing();
    request.log.error({ err: error }, 'the keys of the external service cannot be fetched');
    throw new Refusal('permission.denied');
  }
}

function keysOf({ keys, jwksUrl = KEYS_URL }: ExternalService): JWTVerifyGetKey {
  if (keys !== undefined) return createLocalJWKSet({ keys: keys.map((key) => ({ ...key, kty: String(key['kty']) })) });
  const known = published.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl));
  published.set(jwksUrl, known);
  return known;
}

function providerOf({ firebase }: JWTPayload): string {
  const named = typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase;
  return named ? String(firebase.sign_in_provider) : '';
}

function optional({ phone_number: phone, name, email, email_verified: verified }: JWTPayload) {
  return {
    ...(typeof phone === 'string' ? { phone } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof email === 'string' && verified === true ? { email } : {}),
  };
}

const provesNothing = () => new Refusal('verification.code.error');
