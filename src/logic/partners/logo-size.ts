interface Size {
  readonly width: number;
  readonly height: number;
}

/** Logos look about equally large if they fill the same area, within these heights in pixels. */
const SHOWN = { area: 4200, minHeight: 22, maxHeight: 48 };

/** The size at which a page shows a logo. */
export function shownLogoSize({ width, height }: Size = { width: 1, height: 1 }): Size {
  const ratio = width / height;
  const shownHeight = Math.min(SHOWN.maxHeight, Math.max(SHOWN.minHeight, Math.sqrt(SHOWN.area / ratio)));
  return { width: Math.round(shownHeight * ratio), height: Math.round(shownHeight) };
}
