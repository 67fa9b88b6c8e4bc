import { ApiError } from '../api';
import { provideTransport } from '../api/transport';
import { type CallName, type CallRow, calls, type ValueOf } from '../contract';

export interface SentRequest {
  /** Undefined when the contract does not know the address. */
  readonly call: CallName | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON body or form fields, of which `images` is a list; undefined without a body. */
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer<N extends CallName> =
  | ValueOf<N>
  | Error
  | ((request: SentRequest) => ValueOf<N> | Error | Promise<ValueOf<N> | Error>);

/**
 * Answers by call: a value, a function of the request, an `ApiError` (a refusal with its code), or another error (no network).
 * Calls that are missing here are refused with `unknown`.
 */
export type Answers = { [N in CallName]?: Answer<N> };

function nameOf(method: string, path: string): CallName | undefined {
  const rows: [string, CallRow][] = Object.entries(calls);
  return rows.find(([, row]) => row.method === method && row.path === path)?.[0] as CallName | undefined;
}

async function sentRequest(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const { method, headers } = request;
  if (headers.get('content-type')?.startsWith('multipart/form-data') === true) {
    const form = await request.formData();
    const body = { ...Object.fromEntries(form), images: form.getAll('images') };
    return { call: nameOf(method, pathname), method, path: pathname, query: {}, body, headers };
  }
  const text = method === 'GET' ? '' : await request.text();
  const isForm = headers.get('content-type')?.includes('x-www-form-urlencoded') === true;
  const body: unknown =
    text === '' ? undefined : isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  const query = Object.fromEntries(searchParams);
  return { call: nameOf(method, pathname), method, path: pathname, query, body, headers };
}

const refusal = ({ code, value, status }: ApiError): Response =>
  Response.json({ success: false, code, ...(value === undefined ? {} : { value }) }, { status: status || 200 });

async function answer(answers: Answers, request: SentRequest): Promise<Response> {
  const given: unknown = request.call === undefined ? undefined : answers[request.call];
  const value: unknown = typeof given === 'function' ? await given(request) : given;
  if (value instanceof ApiError) return refusal(value);
  if (value instanceof Error) throw value;
  return value === undefined
    ? Response.json({ success: false, code: 'unknown' })
    : Response.json({ success: true, value });
}

/**
 * Answers every later call of the client.
 * @param clockAhead ms by which the device's clock is ahead of the platform's
 * @returns the list of requests, which grows
 */
export function answerCalls(answers: Answers = {}, clockAhead?: number): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  provideTransport(async (input, init) => {
    const request = await sentRequest(input instanceof Request ? input : new Request(input, init));
    requests.push(request);
    const response = await answer(answers, request);
    if (clockAhead !== undefined) response.headers.set('date', new Date(Date.now() - clockAhead).toUTCString());
    return response;
  });
  return requests;
}
