import type { Site } from '../../../base/sites/site';

export interface Section {
  readonly heading: string;
  readonly points?: readonly string[];
  readonly paragraphs?: readonly string[];
}

export interface AgreementText {
  readonly title: string;
  readonly sections: (of: Pick<Site, 'name' | 'minAge'>) => readonly Section[];
}
