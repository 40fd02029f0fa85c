/** Draws the map of distances: Kenya, and how far other towns are from the office in straight lines. */
import kenya from '#assets/drawings/kenya.svg?raw';
import type { Coordinates } from '@site/rules/map/place';

type NamedPlace = Coordinates & { readonly name: string };
type Town = NamedPlace & { readonly km: number };

export const DISTANCE_MAP_BOX = '-100 0 600 570';

const UNITS_PER_DEGREE = 50;
const KM_PER_DEGREE = 111.195;
/** The north-western corner of the outline, on the globe and in the drawing. */
const NORTH_WEST_CORNER = { longitude: 33.55, latitude: 5.4, x: 26, y: 26 };
/** The radii of the rings around the office. A third ring, of 600 km, would not fit into the drawing. */
const RING_RADII_KM = [200, 400];
/**
 * Towns nearer than this are listed in a column in the empty west of the drawing, because labels beside their
 * dots would touch.
 */
const MAX_NEAR_TOWN_KM = 205;
const NEAR_TOWNS_COLUMN = { left: -80, right: 34, lineHeight: 20, lowest: 520 };

/**
 * The offset of a label from its dot, and the label's classes. The class `inland` gives a label a halo in the
 * land's colour.
 */
interface LabelStyle {
  readonly dx: number;
  readonly dy: number;
  readonly classes: string;
}

const RIGHT_OF_DOT: LabelStyle = { dx: 9, dy: 4, classes: 'inland' };
/**
 * Styles for labels that would be covered if they stood to the right of their dots. Check the map after
 * adding a town.
 */
const LABEL_STYLES: Readonly<Partial<Record<string, LabelStyle>>> = {
  Kapenguria: { dx: -17, dy: 4, classes: 'end' },
  Kisumu: { dx: -9, dy: 4, classes: 'end inland' },
  Nairobi: { dx: -9, dy: 4, classes: 'end inland' },
  Garissa: { dx: -4, dy: 20, classes: 'middle inland' },
  Mombasa: { dx: 9, dy: 4, classes: '' },
};

const toPoint = ({ latitude, longitude }: Coordinates) => ({
  x: Math.round(NORTH_WEST_CORNER.x + (longitude - NORTH_WEST_CORNER.longitude) * UNITS_PER_DEGREE),
  y: Math.round(NORTH_WEST_CORNER.y + (NORTH_WEST_CORNER.latitude - latitude) * UNITS_PER_DEGREE),
});
const toUnits = (km: number) => Math.round((km / KM_PER_DEGREE) * UNITS_PER_DEGREE);
/** The `d` of the outline's path. */
const [, outline] = / d="([^"]+)"/.exec(kenya) ?? [];

export const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawLabel(town: NamedPlace, text: string, weightClass = '') {
  const { x, y } = toPoint(town);
  const { dx, dy, classes } = LABEL_STYLES[town.name] ?? RIGHT_OF_DOT;
  return `<text class="${`${classes} ${weightClass}`.trim()}" x="${x + dx}" y="${y + dy}">${text}</text>`;
}

/**
 * Draws the line to a town, slightly curved, so that lines in the same direction do not overlap. The true
 * line would be straight this close to the equator.
 */
function drawLine(town: Town, office: Coordinates) {
  const from = toPoint(office);
  const to = toPoint(town);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return `M${from.x} ${from.y}q${Math.round(dx / 2 + dy / 10)} ${Math.round(dy / 2 - dx / 10)} ${dx} ${dy}`;
}

/** Draws the column of near towns from north to south, so that the leaders to their dots do not cross. */
function drawColumn(towns: readonly Town[], office: Coordinates) {
  const { left, right, lineHeight, lowest } = NEAR_TOWNS_COLUMN;
  const firstRowY = Math.min(toPoint(office).y + 4 + lineHeight, lowest - lineHeight * towns.length);
  const rows = towns
    .toSorted((a, b) => b.latitude - a.latitude)
    .map((town, index) => ({ ...town, rowY: firstRowY + lineHeight * index }));
  const leaders = rows.map((town) => {
    const { x, y } = toPoint(town);
    return `M${right + 6} ${town.rowY - 4}h${Math.round((x - right) / 3)}L${x} ${y}`;
  });
  const names = rows.map(({ name, km, rowY }) => {
    const distance = `<tspan class="end" x="${right}">${km}</tspan>`;
    return `<text class="near" x="${left}" y="${rowY}">${escapeXml(name)} ${distance}</text>`;
  });
  return `<path class="near quiet" d="${leaders.join('')}"/>${names.join('')}`;
}

/** Draws the content of an `svg`. Its classes are in src/styles/drawings.css. */
export function drawDistanceMap({ office, towns }: Readonly<{ office: NamedPlace; towns: readonly Town[] }>) {
  const { x, y } = toPoint(office);
  const nearTowns = towns.filter(({ km }) => km < MAX_NEAR_TOWN_KM);
  const farTowns = towns.filter(({ km }) => km >= MAX_NEAR_TOWN_KM);
  return [
    `<path class="quiet" fill="var(--land)" d="${outline}"/>`,
    ...RING_RADII_KM.map((km) => `<circle class="quiet dashed" cx="${x}" cy="${y}" r="${toUnits(km)}"/>`),
    `<path class="accent" d="${farTowns.map((town) => drawLine(town, office)).join('')}"/>`,
    ...RING_RADII_KM.map(
      (km) => `<text class="quiet middle inland" x="${x + toUnits(km)}" y="${y + 4}">${km}</text>`,
    ),
    drawColumn(nearTowns, office),
    ...towns.map(toPoint).map((dot) => `<circle class="solid" cx="${dot.x}" cy="${dot.y}" r="3.5"/>`),
    `<circle class="solid" cx="${x}" cy="${y}" r="7"/>`,
    ...farTowns.map((town) => drawLabel(town, `${escapeXml(town.name)} <tspan>${town.km}</tspan>`)),
    drawLabel(office, escapeXml(office.name), 'strong'),
    '<text class="quiet" x="186" y="556">straight lines, in km</text>',
  ].join('');
}

/** Draws the map with the office and the rings, but without towns and words. */
export const drawPlainDistanceMap = (office: Coordinates) =>
  drawDistanceMap({ office: { ...office, name: '' }, towns: [] }).replaceAll(/<text.*?<\/text>/g, '');
