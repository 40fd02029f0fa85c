/**
 * The area of a logo in square pixels, and its minimum and maximum height in pixels. All logos get the same
 * area, because they then look about equally large.
 */
const LOGO_SIZE_LIMITS = { areaPx: 4200, minHeightPx: 22, maxHeightPx: 48 };

/** Computes the size at which a page shows a logo. A logo of unknown size gets a square. */
export function computeLogoSize({ width, height } = { width: 1, height: 1 }) {
  const ratio = width / height;
  const shownHeight = Math.min(
    LOGO_SIZE_LIMITS.maxHeightPx,
    Math.max(LOGO_SIZE_LIMITS.minHeightPx, Math.sqrt(LOGO_SIZE_LIMITS.areaPx / ratio)),
  );
  return { width: Math.round(shownHeight * ratio), height: Math.round(shownHeight) };
}
