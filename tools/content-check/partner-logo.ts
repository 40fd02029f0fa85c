import { boxOf, cleanLogo, visibleShare } from '../../integrations/partner-logo.ts';
import type { Words } from './engine/mistake.ts';
import { foreignPart } from './rules/logo.ts';

/** As it is sent, cleaned. */
const LOGO_BYTES = 4_000;
const LOGO_RATIO = 10;

/** What keeps a drawing from being a logo, once it is cleaned. */
export async function partnerLogoWords(file: string): Promise<Words | undefined> {
  const saved = 'a logo is saved as “plain” or “optimised” SVG, with letters turned into paths';
  try {
    const svg = cleanLogo(file);
    if (!svg.startsWith('<svg')) return { found: 'a file that is no SVG', allowed: saved };
    const foreign = foreignPart(svg);
    if (foreign) return foreign;
    if (svg.length > LOGO_BYTES)
      return {
        found: `${svg.length} bytes once cleaned`,
        allowed: `${LOGO_BYTES} fit: take one with fewer points`,
      };
    const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
    if (width > LOGO_RATIO * height || height > width)
      return {
        found: width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`,
        allowed: `its viewBox is at least as wide as high, and ${LOGO_RATIO} times as wide at most`,
      };
    const share = await visibleShare(svg);
    return share !== undefined && share >= 0.5
      ? undefined
      : {
          found: 'a drawing too faint to be seen',
          allowed: 'the ground is light: take the logo for light grounds',
        };
  } catch {
    return { found: 'a file that cannot be read as SVG', allowed: saved };
  }
}
