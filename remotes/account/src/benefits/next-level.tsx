import { useT } from '@foyer/shared/i18n';
import { List, ListRow, StarIcon } from '@foyer/shared/ui';
import { BenefitValue } from './benefit-value';
import { benefitCodes, benefitOf, type Level } from './club';

interface NextLevelProps {
  level: Level;
  next: Level;
  currency: string;
}

/** What the next level improves; nothing when all benefits are equal. */
export function NextLevel({ level, next, currency }: NextLevelProps) {
  const t = useT('account');
  const better = benefitCodes([next]).filter((code) => benefitOf(next, code) !== benefitOf(level, code));
  if (better.length === 0) return null;
  return (
    <List heading={t('benefits.next', { level: next.name })}>
      {better.map((code) => (
        <ListRow
          key={code}
          icon={<StarIcon size={20} />}
          title={t(`benefits.code.${code}`)}
          trailing={<BenefitValue code={code} value={benefitOf(next, code)} currency={currency} />}
        />
      ))}
    </List>
  );
}
