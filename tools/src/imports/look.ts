import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { leftOut } from './rules';

/**
 * Reads which file imports which, types included.
 *
 * @param root folder of the workspace
 * @param places folders under it
 * @returns modules with paths from `root`, and what broke a rule
 * @throws where a place is not there
 */
export async function look(
  root: string,
  places: readonly string[],
  forbidden: readonly IForbiddenRuleType[] = [],
): Promise<ICruiseResult> {
  const { output } = await cruise([...places], {
    baseDir: root,
    validate: true,
    metrics: true,
    tsPreCompilationDeps: true,
    ruleSet: { forbidden: [...forbidden] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: leftOut },
  });
  if (typeof output === 'string') throw new Error('The imports were not told as data');
  return output;
}
