export { AGENT_MENU, type AgentMenuName, FLAGS, type FlagName } from '../contract/flag-names';
export { type Denial, denialOf, type GuardContext, isGuardName } from './guards';
export { hasPrompts, hasUpline, isAgent, TRIAL_TYPE } from './roles';
export type { FlagState } from './state';
export {
  flagStore,
  hasAgentMenu,
  isOn,
  isPromoted,
  useAgentMenu,
  useFlag,
  usePromoted,
  useStatus,
} from './store';
