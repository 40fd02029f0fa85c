import { z } from 'zod';

/** The icons that content files can name, with their names in the Lucide set. */
export const LUCIDE_NAMES = {
  archive: 'archive',
  award: 'award',
  book: 'book-open',
  building: 'building-complex',
  clipboard: 'clipboard-list',
  clock: 'clock',
  cloud: 'cloud',
  database: 'database',
  gauge: 'gauge',
  key: 'key-round',
  lock: 'lock',
  mail: 'mail',
  message: 'message-circle',
  network: 'network',
  receipt: 'receipt-text',
  server: 'server',
  shield: 'shield-check',
  users: 'users',
  workflow: 'workflow',
  wrench: 'wrench',
} as const;

export type IconName = keyof typeof LUCIDE_NAMES;

export const ICONS = Object.keys(LUCIDE_NAMES) as [IconName, ...IconName[]];

export const iconSchema = z.enum(ICONS).describe('The name of a drawing. The list of names is fixed.');
