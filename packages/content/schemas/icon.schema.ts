import { z } from 'zod';
import icons from './icons.json' with { type: 'json' };

/** The icons that content files can name, with their names in the Lucide set. */
export const LUCIDE_NAMES = icons;

export type IconName = keyof typeof LUCIDE_NAMES;

export const ICONS = Object.keys(LUCIDE_NAMES) as [IconName, ...IconName[]];

export const iconSchema = z.enum(ICONS);
