import type { ReelsTheme } from '../protocol';

/** What a title is about, by its words; the first that fits counts. */
const WORDS: readonly (readonly [RegExp, ReelsTheme])[] = [
  [/cherr|grape|vine|vintage|lemon|citrus|melon|fruit|slice|cluster|juicy|cellar of riches/i, 'fruit'],
  [
    /seven|bell|classic|club|clover|shamrock|horseshoe|stable|saloon|leaf|express|stripes|galway|meadow|dollars|blacksmith|mustang|prairie/i,
    'classic',
  ],
  [
    /ruby|rubies|diamond|emerald|stone|jewel|crown|facet|brilliant|queen|royal|sparkle|scarlet|chest|treasure|smuggler|captain|locked/i,
    'jewels',
  ],
  [/coin|ingot|gold|fortune|prosperity|plenty|treasury|copper|merchant|riches|hoard|paw|cat/i, 'gold'],
  [/lotus|panda|bamboo|pond|garden|petal|owl|fox|kitsune|moon|lunar|courtyard|tide/i, 'garden'],
];

/** The symbols of a title; those about nothing of the above play in the lantern street. */
export const themeOf = (title: string): ReelsTheme => WORDS.find(([words]) => words.test(title))?.[1] ?? 'street';
