import { places } from '../../src/assets/contour-places.ts';
import contours from '../../src/assets/contours.svg?raw';
import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { colour } from './card.ts';

const STROKES = { fine: 1.4, heavy: 2.3 } as const;

const lines = (): string =>
  contours
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll(/ vector-effect="[^"]*"/g, '')
    .replace('stroke-width="1.6"', `stroke-width="${STROKES.heavy}"`)
    .replace('fill="none"', `fill="none" stroke-width="${STROKES.fine}"`)
    .replaceAll('currentColor', 'url(#ridge)');

/** The ground behind the words: Home's map, moved so that its summit stands free, paler to the left. */
export function mapSvg(): string {
  const [summit] = places;
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour('sun')}" stop-opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x2="1200">`,
    `${shade(0.05, 0.12)}${shade(0.62, 0.5)}</linearGradient>`,
    `<rect width="100%" height="100%" fill="${colour('ink')}"/>`,
    `<g transform="translate(150 -150) scale(1.05)">${lines()}`,
    `<circle cx="${summit.x}" cy="${summit.y}" r="9" fill="${colour('sun')}"/></g></svg>`,
  ].join('');
}
