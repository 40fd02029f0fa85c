/** Kenya, and how far its towns are from the office: true outline, true kilometres in straight lines. */
import kenya from '../../assets/drawings/kenya.svg?raw';
import type { Place } from '@site/rules/map/place';

type Named = Place & { readonly name: string };
type Town = Named & { readonly km: number };

export interface Reach {
  readonly office: Named;
  readonly towns: readonly Town[];
}

export const REACH_BOX = '-100 0 600 570';

/** The outline's units per degree, and its north-western corner. */
const DEGREE = 50;
const NORTH_WEST = { longitude: 33.55, latitude: 5.4, x: 26, y: 26 };
const KM_PER_DEGREE = 111.195;
const RINGS_KM = [200, 400, 600];
/** Up to the first ring labels at their dots would touch: these towns are listed in the empty west, with leaders. */
const NEAR_KM = 205;
const COLUMN = { left: -80, right: 34, line: 20, lowest: 520 };

/** Where a label starts, ends or has its middle, from its dot. On land its halo has the land's colour. */
interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly classes: string;
}

/** Right of its dot, unless something else is there. Look at the map after adding a town. */
const BESIDE: Label = { dx: 9, dy: 4, classes: 'inland' };
const LABELS: Readonly<Partial<Record<string, Label>>> = {
  Kapenguria: { dx: -17, dy: 4, classes: 'end' },
  Kisumu: { dx: -9, dy: 4, classes: 'end inland' },
  Nairobi: { dx: -9, dy: 4, classes: 'end inland' },
  Garissa: { dx: -4, dy: 20, classes: 'middle inland' },
  Mombasa: { dx: 9, dy: 4, classes: '' },
};

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

function label(named: Named, words: string, weight = ''): string {
  const { x, y } = place(named);
  const { dx, dy, classes } = LABELS[named.name] ?? BESIDE;
  return `<text class="${`${classes} ${weight}`.trim()}" x="${x + dx}" y="${y + dy}">${words}</text>`;
}

/** Slightly curved, so that lines in one direction separate: near the equator the great circle is the straight line. */
function line(office: Place, town: Town): string {
  const [from, to] = [place(office), place(town)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}q${Math.round(dx / 2 + dy / 10)} ${Math.round(dy / 2 - dx / 10)} ${dx} ${dy}`;
}

/** Names on the left, kilometres on the right, and a line to each dot. From north to south, so that none cross. */
function column(office: Place, towns: readonly Town[]): string {
  const { left, right, line, lowest } = COLUMN;
  const first = Math.min(place(office).y + 4 + line, lowest - line * towns.length);
  const rows = [...towns].sort((a, b) => b.latitude - a.latitude);
  const leaders = rows.map((town, row) => {
    const { x, y } = place(town);
    return `M${right + 6} ${first + line * row - 4}h${Math.round((x - right) / 3)}L${x} ${y}`;
  });
  const names = rows.map(
    ({ name, km }, row) =>
      `<text class="near" x="${left}" y="${first + line * row}">${plain(name)} <tspan class="end" x="${right}">${km}</tspan></text>`,
  );
  return `<path class="near quiet" d="${leaders.join('')}"/>${names.join('')}`;
}

/** What is inside the `svg`; its classes are those of src/styles/drawings.css. */
export function reachMarkup({ office, towns }: Reach): string {
  const home = place(office);
  const near = towns.filter(({ km }) => km < NEAR_KM);
  const far = towns.filter((town) => !near.includes(town));
  return [
    `<path class="quiet" fill="var(--land)" d="${outline}"/>`,
    ...RINGS_KM.map((km) => `<circle class="quiet dashed" cx="${home.x}" cy="${home.y}" r="${units(km)}"/>`),
    `<path class="accent" d="${far.map((town) => line(office, town)).join('')}"/>`,
    ...RINGS_KM.map(
      (km) => `<text class="quiet middle inland" x="${home.x + units(km)}" y="${home.y + 4}">${km}</text>`,
    ),
    column(office, near),
    ...towns.map(place).map(({ x, y }) => `<circle class="solid" cx="${x}" cy="${y}" r="3.5"/>`),
    `<circle class="solid" cx="${home.x}" cy="${home.y}" r="7"/>`,
    ...far.map((town) => label(town, `${plain(town.name)} <tspan>${town.km}</tspan>`)),
    label(office, plain(office.name), 'strong'),
    `<path class="thick" d="M4 545h${units(100)}"/>`,
    `<path d="M4 539v6m${units(100)} 0h${units(100)}v-6"/>`,
    '<text x="1" y="567">0</text>',
    `<text class="middle" x="${4 + units(200)}" y="567">200&#160;km</text>`,
    '<text class="quiet" x="186" y="556">straight lines, in km</text>',
  ].join('');
}
