import { type APIRequestContext, request } from '@playwright/test';

const port = () => process.env['E2E_PORT'] ?? '';
const key = () => process.env['OPS_KEY'] ?? '';

/** Calls the platform's operations. Throws with the platform's message when one is refused. */
export class Ops {
  private constructor(private readonly context: APIRequestContext) {}

  static async open(): Promise<Ops> {
    return new Ops(
      await request.newContext({ baseURL: `http://127.0.0.1:${port()}`, extraHTTPHeaders: { 'x-ops-key': key() } }),
    );
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<T> {
    // A connection that was kept may be closed by the platform in the moment in which it is used again.
    const how = { method, maxRetries: 2, ...(data === undefined ? {} : { data }) };
    const answer = await this.context.fetch(`/_ops${path}`, how);
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} /_ops${path} answered ${answer.status()}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  close(): Promise<void> {
    return this.context.dispose();
  }
}
