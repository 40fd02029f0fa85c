import type { Time } from '@site/content/colours/palette';
import { getColour } from '@site/content/colours/theme';

type Ground = 'paper' | 'band';

/** The names of the colours that src/styles/drawings.css uses on each ground. */
const COLOURS_BY_GROUND = {
  paper: { pen: 'ink', ground: 'paper', accent: 'clay', quiet: 'field', words: 'slate', land: 'sand' },
  band: { pen: 'on-band', ground: 'band', accent: 'sun', quiet: 'lichen', words: 'mist', land: 'forest' },
} as const satisfies Record<Ground, Record<string, string>>;

const PEN_STYLES = [
  'svg{fill:none;stroke:var(--pen);stroke-width:1.5}',
  '.quiet{stroke:var(--quiet);stroke-width:1}',
  '.accent{stroke:var(--accent)}',
  '.thick{stroke-width:2.5}',
  '.ground{fill:var(--ground)}',
  '.solid{fill:var(--accent);stroke:none}',
  '.dashed{stroke-dasharray:5 4}',
  'text{fill:var(--pen);paint-order:stroke;font:13px ui-monospace,Consolas,monospace}',
  'text:not(.inland){stroke:var(--ground);stroke-width:5}',
  '.inland{stroke:var(--land);stroke-width:5}',
  'tspan,text.quiet{fill:var(--words)}',
  '.strong{font-weight:700}',
  '.end{text-anchor:end}',
  '.middle{text-anchor:middle}',
].join('');

function writeVariables(ground: Ground, time: Time): string {
  const declarations = Object.entries(COLOURS_BY_GROUND[ground]).map(
    ([part, name]) => `--${part}:${getColour(name, time)}`,
  );
  return `svg{${declarations.join(';')}}`;
}

/**
 * Turns a drawing into a file. A page's styles do not reach the file, so it has those of
 * src/styles/drawings.css.
 */
export function createDrawingFile(markup: string, viewBox: string, ground: Ground): Response {
  const styles = `${writeVariables(ground, 'day')}@media(prefers-color-scheme:dark){${writeVariables(ground, 'night')}}${PEN_STYLES}`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${styles}</style>${markup}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
}
