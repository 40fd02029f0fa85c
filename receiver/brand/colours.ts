import { brandColours } from '../../integrations/theme.ts';

/** Those of content/brand.yaml. tools/bundle reads them beforehand: a server has neither that file nor a parser for it. */
export const COLOURS = brandColours();
