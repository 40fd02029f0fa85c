/** Kenya, and how far its towns are from the office: true outline, true kilometres in straight lines. */
import kenya from '../../assets/drawings/kenya.svg?raw';
import type { Place } from '../../domain/map/place.ts';
import { type Box, freeLabel, labelBox } from './free-label.ts';

export interface Reach {
  readonly office: Place & { readonly name: string };
  readonly towns: readonly (Place & { readonly name: string; readonly km: number })[];
}

export const REACH_BOX = '-60 0 560 570';

/** The outline's units per degree, and its north-western corner. */
const DEGREE = 50;
const NORTH_WEST = { longitude: 33.55, latitude: 5.4, x: 26, y: 26 };
const KM_PER_DEGREE = 111.195;
const RINGS_KM = [200, 400, 600];
/** Within the first ring a dot is enough. */
const NEAR_KM = 205;
/** Labels to the left of their towns form one column below the office's, each on its own line. */
const LINE = 16;

const place = ({ latitude, longitude }: Place) => ({
  x: Math.round(NORTH_WEST.x + (longitude - NORTH_WEST.longitude) * DEGREE),
  y: Math.round(NORTH_WEST.y + (NORTH_WEST.latitude - latitude) * DEGREE),
});
const units = (km: number) => Math.round((km / KM_PER_DEGREE) * DEGREE);
const [, outline] = / d="([^"]+)"/.exec(kenya) ?? [];

/** Without words: the outline, the rings within it, and the office. */
export function plainReach(office: Place): string {
  const { x, y } = place(office);
  const rings = RINGS_KM.map((km) => `<circle cx="${x}" cy="${y}" r="${units(km)}"/>`);
  return `<clipPath id="land"><path d="${outline}"/></clipPath><path d="${outline}"/><g clip-path="url(#land)" stroke-dasharray="5 4">${rings.join('')}</g><circle class="solid" cx="${x}" cy="${y}" r="7"/>`;
}

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What stands inside the `svg`; its classes are those of src/styles/drawings.css. */
export function reachMarkup({ office, towns }: Reach): string {
  const home = place(office);
  let lowest = home.y + 4;
  const wanted = { x: home.x - 13, y: home.y + 4, isLeft: true };
  const named = freeLabel(wanted, home.x, office.name, []);
  const rings = RINGS_KM.map((km) => ({ km, x: home.x + units(km), y: home.y - 8 }));
  const taken: Box[] = [
    labelBox(named, office.name),
    ...rings.map(({ km, x, y }) => labelBox({ x: x - 11, y, isLeft: false }, String(km))),
    ...[home, ...towns.map(place)].map(({ x, y }) => ({
      ...{ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 },
    })),
  ];
  const southwards = [...towns].sort((a, b) => b.latitude - a.latitude);
  const drawn = southwards.map((town) => {
    const { x, y } = place(town);
    const [dx, dy] = [x - home.x, y - home.y];
    // Slightly curved, so that lines in one direction separate: near the equator the great circle is the straight line.
    const line = `M${home.x} ${home.y}q${Math.round(dx / 2 + dy / 10)} ${Math.round(dy / 2 - dx / 10)} ${dx} ${dy}`;
    // Labels have room to the right towards the coast, and to the left in the crowded south-west.
    const isCrowded = dy > 0 && town.longitude < 37.5;
    const baseline = isCrowded ? Math.max(y + 9, lowest + LINE) : y + 4;
    const words = `${town.name} ${town.km}`;
    const preferred = { x: isCrowded ? x - 9 : x + 9, y: baseline, isLeft: isCrowded };
    const label = freeLabel(preferred, x, words, taken);
    taken.push(labelBox(label, words));
    if (label.isLeft) lowest = Math.max(lowest, label.y);
    const isNear = town.km < NEAR_KM;
    const classes = [label.isLeft && 'end', isNear && 'near'].filter(Boolean).join(' ');
    return {
      line: isNear ? '' : line,
      marks:
        `<circle class="solid" cx="${x}" cy="${y}" r="3.5"/>` +
        `<text${classes && ` class="${classes}"`} x="${label.x}" y="${label.y}">` +
        `${plain(town.name)} <tspan>${town.km}</tspan></text>`,
    };
  });
  return [
    `<path class="land" d="${outline}"/>`,
    ...rings.map(
      ({ km, x, y }) =>
        `<circle class="quiet dashed" cx="${home.x}" cy="${home.y}" r="${units(km)}"/>` +
        `<text class="quiet middle" x="${x}" y="${y}">${km}</text>`,
    ),
    `<path class="accent" d="${drawn.map(({ line }) => line).join('')}"/>`,
    ...drawn.map(({ marks }) => marks),
    `<circle class="solid" cx="${home.x}" cy="${home.y}" r="7"/>`,
    `<text class="strong${named.isLeft ? ' end' : ''}" x="${named.x}" y="${named.y}">${plain(office.name)}</text>`,
    `<path class="thick" d="M4 545h${units(100)}"/>`,
    `<path d="M4 539v6m${units(100)} 0h${units(100)}v-6"/>`,
    '<text x="1" y="567">0</text>',
    `<text class="middle" x="${4 + units(200)}" y="567">200 km</text>`,
    '<text class="quiet" x="186" y="556">straight lines, in km</text>',
  ].join('');
}
