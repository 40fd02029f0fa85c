import { z } from 'zod';

/** The icons an editor can name in a content file. Their drawings are in `components/ui/icon.astro`. */
export const ICONS = [
  'archive',
  'award',
  'book',
  'building',
  'clipboard',
  'clock',
  'cloud',
  'database',
  'gauge',
  'key',
  'lock',
  'mail',
  'message',
  'network',
  'receipt',
  'server',
  'shield',
  'users',
  'workflow',
  'wrench',
] as const;

export const iconSchema = z.enum(ICONS).describe('The name of a drawing. The list of names is fixed.');
export type IconName = z.infer<typeof iconSchema>;
