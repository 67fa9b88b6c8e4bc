/** The log of jobs; Fastify's log fits. */
export interface JobLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}
