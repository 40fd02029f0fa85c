/** Words as outlines in SVG, so that no system fonts are used. */
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import file from '../../src/assets/fonts/bricolage-grotesque.ttf?inline';

export interface Type {
  /** In pixels. */
  readonly size: number;
  /** In ems. */
  readonly letterSpacing?: number;
}

const face = new Face(new Blob(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')));
const font = new Font(face);
const { ascender, descender } = font.hExtents();

const scaleOf = ({ size }: Type) => size / face.upem;

/** Where text of this type has its baseline, if it is to be as far from above as from below. */
export const baseline = (type: Type, middle: number) => middle + ((ascender + descender) / 2) * scaleOf(type);

export const lineHeight = (type: Type) => (ascender - descender) * scaleOf(type);

/** In the font's units. */
function glyphsOf(text: string, { letterSpacing = 0 }: Type) {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const x = width;
    width += (positions[index]?.xAdvance ?? 0) + letterSpacing * face.upem;
    return { x, path: font.glyphToPath(codepoint) };
  });
  return { glyphs, width };
}

export const widthOf = (text: string, type: Type) => glyphsOf(text, type).width * scaleOf(type);

export interface Place {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

export function outlines(text: string, type: Type, { x, y }: Place, strokeWidth = 0): string {
  const scale = scaleOf(type);
  const paths = glyphsOf(text, type).glyphs.map(
    (glyph) => `<path transform="translate(${glyph.x})" d="${glyph.path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" stroke-width="${strokeWidth / scale}">${paths.join('')}</g>`;
}
