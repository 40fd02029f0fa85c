/**
 * The area of a logo in square pixels, and its minimum and maximum height in pixels. All logos get the same
 * area, because they then look about equally large.
 */
const LOGO_SIZE_LIMITS = { area: 4200, minHeight: 22, maxHeight: 48 };

/** Computes the size at which a page shows a logo. A logo of unknown size gets a square. */
export function computeLogoSize({ width, height } = { width: 1, height: 1 }) {
  const ratio = width / height;
  const shownHeight = Math.min(
    LOGO_SIZE_LIMITS.maxHeight,
    Math.max(LOGO_SIZE_LIMITS.minHeight, Math.sqrt(LOGO_SIZE_LIMITS.area / ratio)),
  );
  return { width: Math.round(shownHeight * ratio), height: Math.round(shownHeight) };
}
