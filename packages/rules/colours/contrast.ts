/** Red, green and blue, from 0 to 255. */
type RgbChannels = readonly number[];

/** Parses `#rrggbb`. */
export const parseChannels = (hex: string): RgbChannels =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Computes the relative luminance, as WCAG defines it. */
const computeLuminance = (colour: RgbChannels) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const fraction = channel / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Computes the contrast ratio that WCAG defines, from 1 to 21. */
export const computeContrast = (first: RgbChannels, second: RgbChannels) => {
  const [dark = 0, light = 0] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

export const isLighter = (hex: string, otherHex: string) =>
  computeLuminance(parseChannels(hex)) > computeLuminance(parseChannels(otherHex));
