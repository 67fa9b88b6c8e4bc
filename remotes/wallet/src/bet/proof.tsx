import { bus } from '@foyer/shared/bus';
import type { RoundDealt, RoundSpun } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, CheckIcon, ChevronDownIcon, HeadsetIcon, InfoIcon, Money, WarningIcon } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import styles from './bet.module.css';
import { totalOf } from './check-cards';
import { energyLeft } from './check-fights';
import { type AnyRound, checkRound } from './check-round';
import { type Fact, Facts } from './facts';
import { spotName } from './spot-name';

const verdicts = {
  true: { text: 'bet.true', Icon: CheckIcon, look: styles.good },
  false: { text: 'bet.false', Icon: WarningIcon, look: styles.bad },
  sealed: { text: 'bet.sealed', Icon: InfoIcon, look: undefined },
  unchecked: { text: 'bet.unchecked', Icon: InfoIcon, look: undefined },
} as const;

/** Undefined until calculated, null where it cannot be. */
function useChecked(proof: AnyRound): boolean | null | undefined {
  const [checked, setChecked] = useState<boolean | null>();
  useEffect(() => {
    let isGone = false;
    const show = (follows: boolean | undefined) => !isGone && setChecked(follows ?? null);
    checkRound(proof).then(show, () => show(undefined));
    return () => {
      isGone = true;
    };
  }, [proof]);
  return checked;
}

/** Whether the round follows from its seeds, calculated on this device as soon as both are known. */
function Verdict({ proof }: { proof: AnyRound }) {
  const t = useT('wallet');
  const checked = useChecked(proof);
  const kind =
    proof.serverSeed === null ? 'sealed' : typeof checked === 'boolean' ? (`${checked}` as const) : 'unchecked';
  const { text, Icon, look } = verdicts[kind];
  return (
    <p role="status" className={look === undefined ? styles.verdict : `${styles.verdict} ${look}`}>
      {checked === undefined ? null : (
        <>
          <Icon size={20} />
          <span>{t(text)}</span>
        </>
      )}
    </p>
  );
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Cards as they are written, and what they come to. */
const handOf = (cards: readonly number[]): string =>
  `${cards.map((card) => `${RANKS[card % 13]}${'♠♥♦♣'[Math.floor(card / 13)]}\uFE0E`).join(' ')} = ${totalOf(cards)}`;

/** What came out: the height, where the reels stopped, a line for each spin, or what came out at a table. */
function cameOut(t: ReturnType<typeof useT>, proof: AnyRound, currency: string): readonly Fact[] {
  if ('player' in proof)
    return [
      { name: t('bet.playerHand'), value: handOf(proof.player), raw: true },
      { name: t('bet.bankerHand'), value: handOf(proof.banker), raw: true },
    ];
  if ('pocket' in proof) return [{ name: t('bet.pocket'), value: proof.pocket }];
  if ('dice' in proof) {
    const sum = proof.dice.reduce((all, each) => all + each, 0);
    return [{ name: t('bet.dice'), value: `${proof.dice.join(' + ')} = ${sum}`, raw: true }];
  }
  if ('numbers' in proof) {
    const sum = proof.numbers.reduce((all, each) => all + each, 0);
    return [
      { name: t('bet.numbers'), value: proof.numbers.join(' · '), raw: true },
      { name: t('bet.sum'), value: sum },
    ];
  }
  if ('blows' in proof)
    return [
      ...proof.blows.map((blows, at) => ({
        name: t('bet.fightRound', { round: at + 1 }),
        value: blows.map((blow) => t(`bet.blow.${blow}`)).join(' · '),
      })),
      { name: t('bet.energy'), value: energyLeft(proof.blows.flat()).join(' : '), raw: true },
    ];
  if ('nets' in proof)
    return proof.nets.slice(0, proof.spots.length).map(([net = 0, surge = 0], at) => ({
      name: t('bet.net', { shot: at + 1 }),
      value: `${net} / ${surge}`,
      raw: true,
    }));
  if ('height' in proof) return [{ name: t('bet.height'), value: `${proof.height}×` }];
  return [
    { name: t('bet.stops'), value: proof.stops.map((spin) => spin.join(' · ')).join(' / '), raw: true },
    ...(proof.jackpot === undefined ? [] : drewFor(t, proof.jackpot, currency)),
  ];
}

/** The number that a round drew for the jackpots, which numbers would have won them, and what it won. */
const drewFor = (
  t: ReturnType<typeof useT>,
  { drawn, of, tiers, won }: NonNullable<RoundSpun['jackpot']>,
  currency: string,
): readonly Fact[] => [
  { name: t('bet.jackpot'), value: `${drawn} / ${of}`, raw: true },
  ...tiers.map(({ tier, below }) => ({ name: t(`bet.jackpot.${tier}`), value: `< ${below}`, raw: true as const })),
  ...(won === undefined
    ? []
    : [{ name: t('bet.jackpot.won'), value: <Money value={won.amount} currency={currency} signed /> }]),
];

/** What was staked on which spot, and what that brought. */
const stakedOn = (
  t: ReturnType<typeof useT>,
  { spots }: Pick<RoundDealt, 'spots'>,
  currency: string,
): readonly Fact[] =>
  spots.map(({ spot, stake, payout }) => ({
    name: t('bet.spot', { spot: spotName(t, spot) }),
    value: (
      <>
        <Money value={stake} currency={currency} /> / <Money value={payout} currency={currency} />
      </>
    ),
  }));

/** The text that says how a round is reckoned. */
function howOf(proof: AnyRound) {
  if ('player' in proof) return 'bet.howCards';
  if ('pocket' in proof) return 'bet.howRoulette';
  if ('dice' in proof) return 'bet.howDice';
  if ('numbers' in proof) return 'bet.howKeno';
  if ('blows' in proof) return 'bet.howFights';
  if ('nets' in proof) return 'bet.howFish';
  return 'stops' in proof ? 'bet.howStops' : 'bet.how';
}

/** A round's seeds and how to check them; or whom to ask, where the vendor shows none. */
export function Proof({ proof, currency }: { proof: AnyRound | undefined; currency: string }) {
  const t = useT('wallet');
  return (
    <section aria-label={t('bet.proof')} className={styles.proof}>
      <h3 className={styles.heading}>{t('bet.proof')}</h3>
      {proof === undefined ? (
        <>
          <p className={styles.note}>{t('bet.noProof')}</p>
          <Button size="small" icon={<HeadsetIcon size={20} />} onClick={() => bus.emit('service:open')}>
            {t('bet.service')}
          </Button>
        </>
      ) : (
        <>
          <Verdict proof={proof} />
          <Facts
            facts={[
              ...cameOut(t, proof, currency),
              ...('spots' in proof ? stakedOn(t, proof, currency) : []),
              { name: t('bet.nonce'), value: proof.nonce },
              { name: t('bet.clientSeed'), value: proof.clientSeed, raw: true },
              { name: t('bet.hash'), value: proof.serverSeedHash, raw: true },
              ...(proof.serverSeed === null
                ? []
                : [{ name: t('bet.serverSeed'), value: proof.serverSeed, raw: true } as const]),
            ]}
          />
          <details className={styles.how}>
            <summary className={styles.summary}>
              {t('bet.howTitle')}
              <ChevronDownIcon size={16} className={styles.chevron} />
            </summary>
            <p className={styles.note}>{t(howOf(proof))}</p>
            {'stops' in proof && proof.jackpot !== undefined ? (
              <p className={styles.note}>{t('bet.howJackpot')}</p>
            ) : null}
          </details>
        </>
      )}
    </section>
  );
}
