import { ALL_BUCKETS, type Experiment } from '@foyer/shared/remote';
import { InvalidArgumentError } from 'commander';
import { minuteOf } from '../overview';
import { armsShown } from './arms';
import { checkName, type Wish } from './experiments';

/** `checkout` or `checkout=50`. Throws for any other form. */
export function parseGroup(word: string): NonNullable<Wish['group']> {
  const [, name, percent = '100'] = word.match(/^([^=]+)(?:=(\d{1,3}(?:\.\d{1,2})?))?$/) ?? [];
  const share = Math.round(Number(percent) * 100);
  if (name === undefined || share <= 0 || share > ALL_BUCKETS)
    throw new InvalidArgumentError(`"${word}" is no group such as checkout=50.`);
  checkName(name);
  return { name, share };
}

/** What is said of an experiment that has started. */
export const startedLine = (experiment: Experiment): string => {
  const { name, part, on, until } = experiment;
  return `${name} runs on ${part} until ${minuteOf(until)} UTC: ${armsShown(experiment)} (${on})`;
};

/** What is said of one that was stopped. */
export const stoppedLine = ({ name, part, on }: Experiment): string =>
  `${name} has ended: everybody gets the live release of ${part} (${on})`;
