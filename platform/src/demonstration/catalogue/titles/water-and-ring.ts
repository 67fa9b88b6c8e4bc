import type { Titles } from './titles';

export const FISH_TITLES: Titles = {
  koi: ['Koi Kingdom', 'Golden Koi Hunter', 'Koi Leap', 'Five Lucky Koi'],
  angelfish: ['Coral Reef Hunter', 'Reef Rangers', 'Angelfish Bay', 'Happy Fishing Day'],
  ray: ['Manta Squadron', 'Ray Rider', 'Deep Blue Manta', 'Wings of the Sea'],
  turtle: ['Turtle Treasure', 'Ancient Turtle', 'Turtle Island Fishing', 'Jade Turtle Quest'],
  shark: ['Shark Alley', 'Megalodon Hunt', 'Shark Storm', 'Hammer Bay', 'King of the Reef'],
  octopus: ['Kraken Awakens', 'Octopus Vault', 'Ink and Gold', 'Eight Arms Fortune'],
  crab: ['King Crab Frenzy', 'Crab Catchers', 'Golden Claw', 'Crab Coast Party'],
  jelly: ['Jellyfish Glow', 'Medusa Depths', 'Neon Tide Fishing', 'Drifting Lights'],
  puffer: ['Puffer Pop', 'Bubble Bay', 'Bombs Away Fishing', 'Spiky Surprise'],
  shell: ['Pearl Divers', 'Oyster Bay', 'Mermaid’s Pearl', 'Shell Seekers'],
  trident: ['Ocean King’s Trident', 'Poseidon’s Call', 'Abyss Hunter', 'Dragon Tide Fishing'],
};

export const COCKFIGHT_TITLES: Titles = {
  rooster: ['Arena One', 'Red Comb Arena'],
  strike: ['High Leap Derby', 'Night Derby'],
  roosterhead: ['Champion’s Pen'],
  feather: ['Golden Feather Cup'],
  duel: ['Twin Blades Arena', 'Sunday Grand Derby'],
  drum: ['Village Ring'],
  shieldcock: ['Island Masters'],
  goldegg: ['Rising Star League'],
  dawn: ['Dawn Arena', 'First Light Derby'],
};
