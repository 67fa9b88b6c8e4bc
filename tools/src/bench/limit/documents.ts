import type { Certificate } from '../certificate';
import { type Answer, compressed, listen } from '../listen';

export interface DocumentServer {
  origin: string;
  /** Serves a document at an address, its query included. Gives its bytes on the wire. */
  put: (address: string, html: string) => number;
  stop: () => Promise<void>;
}

/** Serves single documents by their addresses, and nothing else. Each is compressed once and as small as brotli can. */
export async function serveDocuments(certificate: Certificate): Promise<DocumentServer> {
  const kept = new Map<string, Answer>();
  const nothing: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) };
  return {
    ...(await listen(certificate, async ({ url }) => kept.get(url) ?? nothing)),
    put: (address, html) => {
      const answer = compressed(html, 11);
      kept.set(address, answer);
      return answer.body.length;
    },
  };
}
