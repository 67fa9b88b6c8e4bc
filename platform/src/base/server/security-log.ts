import type { CallName, ErrorCode } from '@foyer/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the request is from or let in, as far as it is known: for the security log. */
    memberId: number | undefined;
    /** The code that the request was refused with. */
    refusedWith: ErrorCode | undefined;
  }
}

/** Calls that open an account, close it, or change what opens it: logged whatever came of them. */
const weighty: ReadonlySet<string> = new Set<CallName>([
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

/** Refusals that say that somebody came to a closed door, whatever the call. */
const doors: ReadonlySet<string> = new Set<ErrorCode>([
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
 * Writes a line for everything that whoever guards a site wants to know: log-ins that worked and failed, changes of what opens an
 * account, refused rights, budgets that struck. It says who (a member's id, where known), from where, at which merchant, by which
 * call and with which end, and nothing that anybody typed.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest('memberId', undefined);
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request);
    const { refusedWith } = request;
    const struck = refusedWith !== undefined && doors.has(refusedWith);
    if (!struck && (call === undefined || !weighty.has(call))) return;
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

/** The name that the call has in the contract. */
function callOf({ routeOptions: { schema } }: FastifyRequest): string | undefined {
  const named = schema !== undefined && 'operationId' in schema ? schema.operationId : undefined;
  return typeof named === 'string' ? named : undefined;
}
