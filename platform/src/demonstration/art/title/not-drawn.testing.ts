/**
 * Words of titles that knowingly name no figure: how something is (`wild`), when (`evening`), how many (`twelve`), what one does (`hold`),
 * names of places and card games that nobody could draw (`Ayutthaya`, `Gaple`), and grounds that a scene shows (`desert`). Colours are
 * among them, although some give the hero its coat. A new title with a word that is in neither list fails the test.
 */
export const NOT_DRAWN: ReadonlySet<string> = new Set(
  `
27 81 a abyss ace after alley alliance aloft ancient and andar arena at auto awakens away ayutthaya azure ba bac bahar ball bandar
bangkok beckoning behind bet big blood blue bo bonanza bounty bracket breath builder call capsa cascade casino catchers cay central
centre chase choice circuit clash classic clever club commission control copper core corner court courtside courtyard courtyards crash
crimson daily dance dancing dark dawn day deck deep delta deluxe deng depths derby desert dia digits double draw dream drift drifting
drop duel dummy dune dust early east eternal european evening face facets fair fan fast fate feast fever fighters first five fold
freeroll frenzy fresh friday galway gaple gathering giant gin glow go golden gow grand green guardian half hall hand hanoi happy heist
hi high hold hold’em hollow hunt hunter in infinite invitational iron jade juicy k3 kang keeper khon lake landlord lane lanes leap
legend len liberty light lights link live lo loc lost lotto luck lucky madness magnum majors maker masters mega mekong merchant midnight
mines mist mosaic multi neon night nights nine ninety no north of omaha on one open opera or oracle outright outrights over pai parade
parlay parlour patti peek pen penalty penthouse petal phom pick play player plaza pocket pok poker pond pop pot private privé pro purple
pusoy qiu quest quick rangers rapid realms red reels respin retro rider ring ringside rise rising riverside roar roller room row rush
saigon salon sam sand sands scarlet season seat sedie seekers series shootout shop short showdown siam side silent silver sit six slave
sleepy social solo sour south sparkle special specials speed spin spins spirit sprint squadron squeeze stakes stone storey straits
street stripes stud sunday super surprise susun sweep table tactical tan teen tempo terrace thai the thousand three tien to today
tonight toto trail transmute triple turbo twelve twin two under up valley velvet venice vip virtual waving ways weaver weekend white
wild wise wonders worlds xoc year young zest zone
`
    .trim()
    .split(/\s+/),
);
