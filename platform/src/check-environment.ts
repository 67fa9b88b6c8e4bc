import { EnvironmentError, readEnvironment } from './base/environment/environment';

// Says what is wrong with the environment and does nothing else, for who has minutes of work to do before the platform starts.
try {
  readEnvironment(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : String(error)}\n`);
  process.exit(1);
}
