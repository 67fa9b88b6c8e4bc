import './proves';

// Databases are opened and servers started: on a machine that is busy with other work that takes longer than five seconds.
jest.setTimeout(240_000);
