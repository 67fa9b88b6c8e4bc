/** Component tests of a part: rendered as in the site, with all calls answered in the real envelope. */

/** What the shell does before a part shows. */
export { addTexts, providePages, providePasswordKeeper, sessionOwner, setFlags } from '../shell';
export { type Answers, answerCalls, type SentRequest } from './answer-calls';
export { type Screens, testAsWritten, type WildOptions } from './as-written';
export { testDamaged } from './damaged';
export { type Rendered, type RenderOptions, renderPart } from './render-part';
export { testSite } from './test-site';
export { wild } from './wild-answers';
