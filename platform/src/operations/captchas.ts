import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { captchas } from '../base/db/schema';
import { bodyOf, merchantOf } from './answer';
import { CodeParams } from './members';

/** Shows a merchant's newest captcha to tests, which cannot read the picture. */
export function captchaOperations(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(
    '/_ops/merchants/:code/captcha',
    {
      config: { operation: 'test' },
      schema: { summary: 'Shows the digits of the newest captcha of a merchant', params: CodeParams },
    },
    async (request) => {
      const { code } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const [newest] = await db
        .select({ answer: captchas.answer })
        .from(captchas)
        .where(eq(captchas.merchantCode, code))
        .orderBy(desc(captchas.expiresAt))
        .limit(1);
      return { answer: newest?.answer ?? null };
    },
  );
}
