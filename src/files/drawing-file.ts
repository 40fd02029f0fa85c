import type { Time } from '@site/content/colours/palette';
import { colour } from '@site/content/colours/theme';

type Ground = 'paper' | 'band';

/** The names of the colours that src/styles/drawings.css uses on each ground. */
const COLOURS = {
  paper: { pen: 'ink', ground: 'paper', accent: 'clay', quiet: 'field', words: 'slate', land: 'sand' },
  band: { pen: 'on-band', ground: 'band', accent: 'sun', quiet: 'lichen', words: 'mist', land: 'forest' },
} as const satisfies Record<Ground, Record<string, string>>;

const PEN = [
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

function variables(ground: Ground, time: Time): string {
  const each = Object.entries(COLOURS[ground]).map(([part, name]) => `--${part}:${colour(name, time)}`);
  return `svg{${each.join(';')}}`;
}

/**
 * Makes a drawing a file. A page's styles do not reach it, so it carries those of src/styles/drawings.css.
 */
export function drawingFile(markup: string, viewBox: string, ground: Ground): Response {
  const styles = `${variables(ground, 'day')}@media(prefers-color-scheme:dark){${variables(ground, 'night')}}${PEN}`;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${styles}</style>${markup}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
}
