export * from './guards';
export * from './members';
export * from './money';
export * from './outbox';
export * from './sealing';
export * from './sessions';
export * from './sites';
