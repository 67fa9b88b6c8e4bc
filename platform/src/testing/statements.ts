import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The port of the server that was asked. */
  readonly port: number;
}

let recording: Statement[] | undefined;
let watched = false;

/** All statements of this process during `work`, in order. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ answer: T; statements: Statement[] }> {
  watch();
  const statements: Statement[] = [];
  recording = statements;
  try {
    return { answer: await work(), statements };
  } finally {
    recording = undefined;
  }
}

/** Patches the driver, which sends all statements, also those of transactions. */
function watch(): void {
  if (watched) return;
  watched = true;
  const own = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...sent: unknown[]) {
    const [first, second] = sent;
    const text = typeof first === 'string' ? first : textOf(first);
    const values = Array.isArray(second) ? second : valuesOf(first);
    if (text !== undefined) recording?.push({ text, values, port: this.port });
    return Reflect.apply(own, this, sent);
  } as typeof own;
}

function textOf(sent: unknown): string | undefined {
  return typeof sent === 'object' && sent !== null && 'text' in sent && typeof sent.text === 'string'
    ? sent.text
    : undefined;
}

function valuesOf(sent: unknown): readonly unknown[] {
  return typeof sent === 'object' && sent !== null && 'values' in sent && Array.isArray(sent.values) ? sent.values : [];
}
