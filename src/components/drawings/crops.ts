import type { DrawingName } from '../../domain/content/service.schema.ts';

interface Crop {
  /** Another drawing of the job's service has no such part. */
  readonly drawing: DrawingName;
  /** In units of the sheet: from the left, from the top, its width and its height. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** For those who cannot see it. */
  readonly words: string;
}

/** The part of its service's sheet that a job is about, by the job's id. A job without one has its title block alone. */
export const CROPS: Readonly<Partial<Record<string, Crop>>> = {
  'cloud-migration': {
    drawing: 'rack',
    at: [280, 94, 224, 160],
    words: 'The encrypted way to the copy in another town, and a dashed arrow back: the restore test.',
  },
  'server-management': {
    drawing: 'rack',
    at: [66, 134, 224, 160],
    words: 'Two servers in a rack, and their copy below them.',
  },
  'backup-solution': {
    drawing: 'rack',
    at: [270, 36, 238, 170],
    words: 'The second copy, in another town, and a dashed arrow back: the restore test.',
  },
  'email-setup': {
    drawing: 'rack',
    at: [49, 34, 236, 166],
    words: 'The upper half of a rack: patch panel, switch, firewall and two servers.',
  },
  'network-setup': {
    drawing: 'site-plan',
    at: [24, 180, 224, 160],
    words: 'Part of an office: a switch, and cables along the walls to labelled sockets.',
  },
  'vpn-setup': {
    drawing: 'site-plan',
    at: [270, 26, 238, 170],
    words: 'A switch of the office, and the radio mast of its second line to the outside.',
  },
  'cybersecurity-audit': {
    drawing: 'perimeter',
    at: [316, 78, 196, 140],
    words: 'The first three findings in order of risk: an old password, a missing patch and a hurried click.',
  },
  'firewall-config': {
    drawing: 'perimeter',
    at: [116, 30, 244, 170],
    words: 'A dashed line from outside meets the fortified outline around your data.',
  },
  'security-training': {
    drawing: 'perimeter',
    at: [60, 130, 224, 160],
    words: 'The middle of a fortified outline: your data, with findings around it.',
  },
  'automation-setup': {
    drawing: 'route',
    at: [24, 16, 252, 180],
    words: 'A clock that starts a job on Monday at 06:00, and the three systems that it reads.',
  },
  consultation: {
    drawing: 'month',
    at: [262, 32, 252, 180],
    words: 'A dial with the time until the first answer, for each plan.',
  },
};
