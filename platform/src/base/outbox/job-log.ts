/** Where jobs tell of what they did; Fastify's own log is one. */
export interface JobLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}
