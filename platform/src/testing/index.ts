export { openLobby } from './lobby';
export { type Answer, type CallInput, hostOf, openTestPlatform, type TestPlatform } from './platform';
export { seal } from './seal';
