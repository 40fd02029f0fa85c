import homeMap from '../../src/assets/drawings/home-map.svg?raw';
import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { colour } from '../theme.ts';

const contours = /<g class="contours">.*?<\/g>/s.exec(homeMap)?.[0] ?? '';

/** Where Mount Mtelo stands on Home's map. */
const SUMMIT = { x: 1114, y: 208 };

/** The ground behind the words: Home's map, moved so that it reaches the edges, paler to the left. */
export function mapSvg(): string {
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour('sun')}" stop-opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<style>.contours{fill:none;stroke:url(#ridge);stroke-width:1.4}.thousand{stroke-width:2.3}</style>`,
    `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x2="1200">`,
    `${shade(0.05, 0.12)}${shade(0.62, 0.5)}</linearGradient>`,
    `<rect width="100%" height="100%" fill="${colour('ink')}"/>`,
    `<g transform="translate(-100 24)">${contours}`,
    `<circle cx="${SUMMIT.x}" cy="${SUMMIT.y}" r="9" fill="${colour('sun')}"/></g></svg>`,
  ].join('');
}
