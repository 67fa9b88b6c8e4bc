import { PICTURES } from '@foyer/shared/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';

const limits = {
  fileSize: PICTURES.bytes,
  files: PICTURES.max,
  ...{ fields: 8, fieldNameSize: 40, fieldSize: 8 * 1024, parts: PICTURES.max + 8, headerPairs: 20 },
};

/** Errors of the parser that say that a file is too long, or one too many. */
const OF_PICTURES: ReadonlySet<unknown> = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT']);

/**
 * Reads a multipart form: its fields, and the files of the field `images` (A049).
 *
 * @throws Refusal `picture.invalid` for a picture too many or too large; `request.invalid` (HTTP 400) for any other form
 */
export async function takePictures(
  request: FastifyRequest,
): Promise<{ readonly fields: Readonly<Record<string, unknown>>; readonly pictures: readonly Buffer[] }> {
  const invalid = () => new Refusal('request.invalid', undefined, 400);
  if (!request.isMultipart()) throw invalid();
  const fields: Record<string, unknown> = {};
  const pictures: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'images') pictures.push(await part.toBuffer());
      else throw invalid();
    }
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    throw OF_PICTURES.has(code) ? new Refusal('picture.invalid') : invalid();
  }
  return { fields, pictures };
}
