export { askForCode } from './ask-for-code';
export { openLobby } from './lobby';
export { codeSentTo, messagesTo, otherCode } from './messages';
export { type Answer, type CallInput, hostOf, openTestPlatform, type TestPlatform } from './platform';
export { seal } from './seal';
