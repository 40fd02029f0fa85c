import type { DrawingName } from '@site/content/schemas/service.schema';
import type rack from '#assets/drawings/rack.svg';

type Drawing = typeof rack;

const drawings = import.meta.glob<Drawing>(
  '../../assets/drawings/{month,perimeter,rack,route,site-plan}*.svg',
  { eager: true, import: 'default' },
);

/** Returns a drawing, its small version, or its overlay of item numbers. */
export function getDrawing(name: DrawingName, variant: '' | '-small' | '-numbers' = ''): Drawing {
  const drawing = drawings[`../../assets/drawings/${name}${variant}.svg`];
  if (!drawing) throw new Error(`src/assets/drawings/${name}${variant}.svg is missing`);
  return drawing;
}

/** The text alternatives of the large drawings, for screen readers. */
export const DRAWING_DESCRIPTIONS: Readonly<Record<DrawingName, string>> = {
  rack: 'A rack from the front: two servers, each copied into the same rack and to another town.',
  'site-plan':
    'Plan of an office: switches, cables to labelled sockets, access points, and two lines to the outside.',
  perimeter: 'A fortified outline around your data, with five findings in order of risk.',
  route: 'A job that starts on Monday at 06:00, reads figures, checks them and sends a report or an alert.',
  month:
    'A month on the largest plan, with daily backups, two days for patches, a visit and a health report.',
};
