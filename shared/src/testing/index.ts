/** For component tests only: a part as a member sees it, with the calls it makes answered in the real envelope. */

/** What the shell would have done before the part under test is shown. */
export { addTexts, providePages, providePasswordKeeper, sessionOwner } from '../shell';
export { type Answers, answerCalls, type SentRequest } from './answer-calls';
export { type Rendered, type RenderOptions, renderPart } from './render-part';
export { testSite } from './test-site';
