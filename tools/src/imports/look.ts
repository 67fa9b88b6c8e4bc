import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { leftOut } from './rules';

/**
 * Reads all imports, types included.
 * @param root folder of the workspace
 * @param places folders below it
 * @returns modules with paths from `root`, and broken rules
 * @throws when a place does not exist
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
