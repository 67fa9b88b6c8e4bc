import type { CallName, ErrorCode } from '@foyer/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member who sent the request or was let in by it, if known. */
    memberId: number | undefined;
    /** The code of a refused request. */
    refusedWith: ErrorCode | undefined;
  }
}

/** Calls that open or close an account or change how it is opened; always logged. */
const alwaysLogged: ReadonlySet<string> = new Set<CallName>([
  'login',
  'logout',
  'register',
  'registerMobile',
  'freePlay',
  'passwordByEmail',
  'passwordByLink',
  'passwordBySms',
  'changePassword',
  'paymentPassword',
  'proofCode',
  'bindEmail',
  'bindMobile',
  'endSession',
  'endOtherSessions',
  'unbindDevice',
]);

/** Codes of denied access, logged for every call. */
const denials: ReadonlySet<string> = new Set<ErrorCode>([
  'session.expired',
  'permission.denied',
  'rate.limited',
  'captcha.error',
  'captcha.required',
  'verification.code.error',
  'password.wrong',
  'proof.required',
  'proof.login',
  'link.invalid',
]);

/**
 * Logs security events: log-ins and failed ones, changes of credentials, denied access, exhausted budgets. A line names the
 * member's id, address, merchant, call and outcome, and nothing that anybody typed.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest('memberId', undefined);
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request);
    const { refusedWith } = request;
    const denied = refusedWith !== undefined && denials.has(refusedWith);
    if (!denied && (call === undefined || !alwaysLogged.has(call))) return;
    const failed = refusedWith !== undefined || reply.statusCode >= 400;
    const event = {
      event: call ?? 'door',
      outcome: failed ? 'refused' : 'done',
      status: reply.statusCode,
      code: refusedWith,
      merchant: request.site?.code,
      member: request.memberId,
      address: request.ip,
      browser: request.headers['user-agent']?.slice(0, 200),
    };
    request.log[failed ? 'warn' : 'info'](event, 'security');
  });
}

/** The call's name in the contract. */
function callOf({ routeOptions: { schema } }: FastifyRequest): string | undefined {
  const named = schema !== undefined && 'operationId' in schema ? schema.operationId : undefined;
  return typeof named === 'string' ? named : undefined;
}
