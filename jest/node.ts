import './key-pairs';
import './passwords';
import './proves';

// Opening databases and starting servers takes more than five seconds on a busy machine.
jest.setTimeout(240_000);
