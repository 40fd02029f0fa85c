import type { DrawingName } from '@site/content/schemas/service.schema';
import type rack from '../../assets/drawings/rack.svg';

type Drawing = typeof rack;

const drawings = import.meta.glob<Drawing>(
  '../../assets/drawings/{month,perimeter,rack,route,site-plan}*.svg',
  {
    eager: true,
    import: 'default',
  },
);

/**
 * Inside the frame of sheet.astro on its grid of 512 by 412; redrawn without labels inside the frame of small-sheet.astro,
 * 274 by 154; and over either the numbers of what the service includes.
 */
export function drawingOf(
  name: DrawingName,
  part: '' | '-small' | '-numbers' | '-small-numbers' = '',
): Drawing {
  const found = drawings[`../../assets/drawings/${name}${part}.svg`];
  if (!found) throw new Error(`src/assets/drawings/${name}${part}.svg is missing`);
  return found;
}

interface Sheet {
  readonly caption: string;
  /** For those who cannot see it. */
  readonly words: string;
  /** True to the drawing: half of its bar in units of the grid, and what its ends mean. */
  readonly scale: { readonly half: number; readonly from: string; readonly to: string };
}

export const SHEETS: Readonly<Record<DrawingName, Sheet>> = {
  rack: {
    caption: 'Rack, front view',
    words:
      'A rack from the front. Its two servers are copied twice, encrypted: into the same rack and to another town. A dashed arrow stands for the restore test.',
    scale: { half: 50, from: '0', to: '5 U' },
  },
  'site-plan': {
    caption: 'Site plan',
    words:
      'Plan of an office: two switches, cables along the walls to labelled sockets, three wireless access points, and two lines to the outside, fibre and radio.',
    scale: { half: 50, from: '0', to: '4 m' },
  },
  perimeter: {
    caption: 'Findings in order of risk',
    words:
      'A fortified outline around your data with five findings in order of risk. An old password and a missing patch are closed; a hurried click is next; then an open port and an old account.',
    scale: { half: 75, from: 'low', to: 'high' },
  },
  route: {
    caption: 'From trigger to alert',
    words:
      'A job that starts on Monday at 06:00, reads accounts, stock and mobile money, checks them and sends a report. If it stops, an alert goes to a named person.',
    scale: { half: 63.5, from: '0', to: '1 min' },
  },
  month: {
    caption: 'One month, one clock',
    words:
      'A month with daily backups, two days for patches, a visit and a health report. Beside it is a clock.',
    scale: { half: 38, from: '0', to: '2 days' },
  },
};
