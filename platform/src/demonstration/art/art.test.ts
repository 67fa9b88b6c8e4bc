import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createCatalogue } from '../catalogue/catalogue';
import { allClubSlugs, clubSlug, LEAGUES, SPRINT_LEAGUES } from '../catalogue/clubs';
import { findVendor, VENDORS } from '../catalogue/vendors';
import { AVATARS } from '../catalogue/winners';
import { activitiesAt } from '../content/activities';
import { artFor } from '../pictures/art-for';
import { ACTIVITY_IDS } from './activity-art';
import { avatarArt } from './avatar-art';
import { BANNER_IDS } from './banner-art';
import { crestArt } from './crest-art';
import { DESIGNS } from './crests/designs';
import { MOTIFS, motifOf } from './emblems/motifs';
import { gameArt } from './game-art';
import { LOGO_VARIANTS, logoArt } from './logo-art';
import { createKit } from './pieces/kit';
import { readXml, type XmlSummary } from './read-xml.testing';

const { games, announcements } = createCatalogue();
const KIB = 1024;

/** Every art path in the catalogue and the site's frame. */
const PATHS = [
  ...games.map(({ iconUrl }) => iconUrl),
  ...VENDORS.flatMap(({ icon, background }) => [icon, background]),
  ...announcements.flatMap(({ image }) => (image ? [image] : [])),
  ...ACTIVITY_IDS.map((id) => `/art/activity/${id}.svg`),
  ...allClubSlugs().map((slug) => `/art/crest/${slug}.svg`),
  ...Array.from({ length: AVATARS }, (_, index) => `/art/avatar/${index}.svg`),
  ...LOGO_VARIANTS.map((variant) => `/art/logo/${variant}.svg`),
];

function picture(path: string): string {
  const svg = artFor(path, false);
  if (svg === undefined) throw new Error(`${path} has no picture`);
  return svg;
}

function drawGame(gameName: string): string {
  const game = games.find((candidate) => candidate.gameName === gameName)!;
  return gameArt(game, findVendor(game.vassalage)!);
}

describe('every picture that the catalogue names', () => {
  const summaries = new Map<string, XmlSummary>();

  beforeAll(() => {
    for (const path of PATHS) summaries.set(path, readXml(picture(path)));
  });

  /** Paths of wrong pictures, for one expectation over all, because half a million attributes are slow one by one. */
  const offenders = (isWrong: (summary: XmlSummary) => boolean): string[] =>
    PATHS.filter((path) => isWrong(summaries.get(path)!));

  it('exists and is well-formed, with ids that stand once and references that resolve', () => {
    expect(summaries.size).toBe(new Set(PATHS).size);
    expect(offenders(({ root }) => root !== 'svg')).toEqual([]);
    expect(offenders(({ ids }) => new Set(ids).size !== ids.length)).toEqual([]);
    expect(offenders(({ ids, references }) => references.some((id) => !ids.includes(id)))).toEqual([]);
  });

  it('holds no text, no script, no style and nothing from elsewhere', () => {
    const barred = ['text', 'script', 'style', 'image', 'foreignObject', 'a'];
    expect(offenders(({ text, names }) => text !== '' || names.some((name) => barred.includes(name)))).toEqual([]);
    expect(offenders(({ attributes }) => attributes.some(([name]) => name.startsWith('on')))).toEqual([]);
    expect(offenders(({ attributes }) => attributes.some(([, value]) => /NaN|undefined|Infinity/.test(value)))).toEqual(
      [],
    );
    expect(
      offenders(({ attributes }) => attributes.some(([name, value]) => name === 'href' && !value.startsWith('#'))),
    ).toEqual([]);
    expect(
      offenders(({ attributes }) => attributes.some(([, value]) => /url\((?!#)|script:|data:/i.test(value))),
    ).toEqual([]);
  });

  it('is small to send', () => {
    const tooLarge = PATHS.filter((path) => {
      const limit = /\/(banner|activity)\//.test(path) ? 6 : path.startsWith('/art/game/') ? 4 : 3;
      return gzipSync(picture(path)).length >= limit * KIB;
    });
    expect(tooLarge).toEqual([]);
  });
});

describe('game pictures', () => {
  it('are the same each time and differ from game to game', () => {
    expect(drawGame('Lantern Rise')).toBe(drawGame('Lantern Rise'));
    const bodies = games.map(({ iconUrl, nodeId }) => picture(iconUrl).replaceAll(nodeId.toString(36), ''));
    expect(new Set(bodies).size).toBe(games.length);
  });

  it('keep their ids apart from those of every other game', () => {
    const ids = games.slice(0, 60).flatMap(({ iconUrl }) => readXml(picture(iconUrl)).ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draw every motif that a title names, and every companion', () => {
    const named = [...games.map(({ motif }) => motif), ...Object.values(MOTIFS).flatMap((motif) => motif.with)];
    expect(named.filter((motif) => !(motif in MOTIFS))).toEqual([]);
  });

  it('stay within 10 KiB on average, and 3 KiB as they are sent', () => {
    const average = (sizeOf: (svg: string) => number): number =>
      games.reduce((sum, { iconUrl }) => sum + sizeOf(picture(iconUrl)), 0) / games.length;
    expect(average((svg) => svg.length)).toBeLessThan(10 * KIB);
    expect(average((svg) => gzipSync(svg).length)).toBeLessThan(3 * KIB);
  });
});

describe('other pictures', () => {
  it('differ from club to club and from vendor to vendor', () => {
    const crests = allClubSlugs().map((slug) => crestArt(slug).replaceAll(slug, ''));
    expect(new Set(crests).size).toBe(crests.length);
    expect(new Set(VENDORS.map(({ icon }) => picture(icon))).size).toBe(VENDORS.length);
    expect(avatarArt(0)).not.toBe(avatarArt(1));
    expect(logoArt('icon')).not.toBe(logoArt('mark'));
  });

  it('tell the clubs of a league apart by what their crests show, and by shape and colour', () => {
    for (const { name, clubs } of [...LEAGUES, ...SPRINT_LEAGUES]) {
      const designs = clubs.map((club) => DESIGNS[clubSlug(club)]!);
      expect([name, new Set(designs.map(({ charge }) => charge)).size]).toEqual([name, clubs.length]);
      const shapes = designs.map(({ outline, colours }) => `${outline} ${colours[0]}`);
      expect([name, new Set(shapes).size]).toEqual([name, clubs.length]);
    }
    const all = allClubSlugs().map((slug) => DESIGNS[slug]!);
    const looks = all.map(({ charge, coat = '', outline, colours }) => [charge, coat, outline, ...colours].join(' '));
    expect(new Set(looks).size).toBe(looks.length);
    expect(Object.keys(DESIGNS).sort()).toEqual(allClubSlugs().sort());
  });

  it('draw into a crest what its club’s name speaks of', () => {
    const lacking = Object.entries(DESIGNS).filter(([slug, { charge, coat }]) => {
      const shapes = readXml(`<g>${motifOf(charge).draw(createKit('x'), coat)}</g>`).attributes;
      const drawn = new Set(readXml(crestArt(slug)).attributes.map(([name, value]) => `${name} ${value}`));
      return shapes.some(([name, value]) => (name === 'd' || name === 'points') && !drawn.has(`${name} ${value}`));
    });
    expect(lacking.map(([slug]) => slug)).toEqual([]);
  });

  it('show every activity in a scene of its own, as one sees from afar', async () => {
    const images = activitiesAt(new Date()).flatMap(({ image }) => (image ? [image] : []));
    expect(images.length).toBeGreaterThanOrEqual(7);
    expect(new Set(images).size).toBe(images.length);
    const seen = await Promise.all(
      images.map((image) =>
        sharp(Buffer.from(picture(image)))
          .resize(24, 12)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    const apart = (one: Buffer, other: Buffer): number =>
      one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
    const alike = images.flatMap((image, at) =>
      images
        .slice(at + 1)
        .filter((_, more) => apart(seen[at]!, seen[at + 1 + more]!) < 38)
        .map((other) => [image, other]),
    );
    expect(alike).toEqual([]);
  });

  it('offer four banners, each used by an announcement', () => {
    const used = announcements.flatMap(({ image }) => (image.startsWith('/art/banner/') ? [image] : []));
    expect(used.sort()).toEqual(BANNER_IDS.map((id) => `/art/banner/${id}.svg`).sort());
  });
});

describe('artFor', () => {
  it.each([
    '/art/game/1.svg',
    '/art/game/../vendor/JL.svg',
    '/art/vendor/NOBODY.svg',
    '/art/banner/toString.svg',
    '/art/crest/unknown.svg',
    '/art/avatar/99.svg',
    '/art/logo/mark.png',
    '/art/constructor/x.svg',
    '/elsewhere/game/1.svg',
    '',
  ])('has nothing for %p', (path) => {
    expect(artFor(path, false)).toBeUndefined();
  });
});
