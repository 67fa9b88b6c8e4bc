/** An invented league with its clubs, and the sports room that shows it. */
export interface League {
  readonly name: string;
  readonly vendor: string;
  readonly sport: 'football' | 'basketball';
  /** Title of the game that a match opens. */
  readonly gameTitle: string;
  readonly clubs: readonly string[];
}

/** Invented leagues; only clubs of one league play each other. */
export const LEAGUES: readonly League[] = [
  {
    name: 'Coastal Premier',
    vendor: 'NORTHLINE',
    sport: 'football',
    gameTitle: 'Football Today',
    clubs: [
      'Port Marlow',
      'Brightwater City',
      'Saltmarsh Rovers',
      'Ashcombe Albion',
      'Cape Verity',
      'Northgate Athletic',
    ],
  },
  {
    name: 'Liga del Sol',
    vendor: 'NORTHLINE',
    sport: 'football',
    gameTitle: 'Football Today',
    clubs: [
      'Real Olivar',
      'Atlético Montalvo',
      'Deportivo Saliente',
      'Unión Farallón',
      'Club Alameda',
      'Racing Campanar',
    ],
  },
  {
    name: 'Chao Phraya League',
    vendor: 'GRANDSTAND',
    sport: 'football',
    gameTitle: 'Football Live',
    clubs: [
      'Riverside Naga',
      'Golden Stupa FC',
      'Northern Elephants',
      'Andaman Wave',
      'Lotus United',
      'Old City Warriors',
    ],
  },
  {
    name: 'Harbour Basketball',
    vendor: 'GRANDSTAND',
    sport: 'basketball',
    gameTitle: 'Hoops Tonight',
    clubs: ['Quay Lanterns', 'Skyline Herons', 'Foundry Bulls', 'Bayfront Comets'],
  },
  {
    name: 'Alpine Bundescup',
    vendor: 'NORTHLINE',
    sport: 'football',
    gameTitle: 'Football Today',
    clubs: ['SV Tannberg', 'Eintracht Falkenau', 'Rot-Weiss Seefeld', 'FC Steinbrück'],
  },
];

/** Leagues of short matches, of which some begin at any time. */
export const SPRINT_LEAGUES: readonly League[] = [
  {
    name: 'Harbour Fives',
    vendor: 'NORTHLINE',
    sport: 'football',
    gameTitle: 'In-Play Centre',
    clubs: [
      'Pier Five',
      'Lantern Lane',
      'Ropewalk',
      'Gull Corner',
      'Tidewater Five',
      'Anchor Yard',
      'Mole End',
      'Ferry Row',
    ],
  },
  {
    name: 'Night Market Fives',
    vendor: 'GRANDSTAND',
    sport: 'football',
    gameTitle: 'Five-a-Side Sprint',
    clubs: [
      'Satay Street',
      'Tuk Tuk Five',
      'Mango Alley',
      'Klong Side',
      'Jasmine Court',
      'Night Owls',
      'Old Bridge',
      'Teak Yard',
    ],
  },
];

/** Slug of a club for its crest's path. */
export function clubSlug(club: string): string {
  return club
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

export function allClubSlugs(): string[] {
  return [...LEAGUES, ...SPRINT_LEAGUES].flatMap((league) => league.clubs.map(clubSlug));
}
