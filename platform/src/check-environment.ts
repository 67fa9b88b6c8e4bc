import { EnvironmentError, readEnvironment } from './base/environment/environment';

// Reports errors in the environment and ends, before other work that takes minutes.
try {
  readEnvironment(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : String(error)}\n`);
  process.exit(1);
}
