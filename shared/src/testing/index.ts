/** For component tests only: a part as a member sees it, with the calls it makes answered in the real envelope. */
export { type Answers, answerCalls, type SentRequest } from './answer-calls';
export { type Rendered, type RenderOptions, renderPart } from './render-part';
export { testSite } from './test-site';
