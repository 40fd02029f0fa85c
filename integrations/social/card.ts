import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { mark } from '../icons.ts';
import { colour } from '../theme.ts';

export const FONT_FAMILY = 'Bricolage Grotesque';

export interface CardText {
  readonly title: string;
  /** Small, over the title. */
  readonly label: string;
  readonly companyName: string;
  readonly host: string;
}

type Style = Readonly<Record<string, string | number>>;

/** What satori draws: the shape of a React element, without React. */
export interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** React's elements have one; nothing here is rendered twice. */
  readonly key: null;
}

const box = (style: Style, ...children: readonly (Element | string)[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const text = (style: Style, words: string): Element => ({
  type: 'div',
  key: null,
  props: { style, children: words },
});

const logo = (size: number): Element => ({
  type: 'img',
  key: null,
  props: {
    ...{ width: size, height: size },
    src: `data:image/svg+xml;base64,${Buffer.from(mark(size)).toString('base64')}`,
  },
});

/** Letters across and the size, in pixels, at which so many stay within three lines. */
const SIZES = [
  { letters: 16, size: 136 },
  { letters: 27, size: 112 },
  { letters: 44, size: 96 },
  { letters: 70, size: 80 },
] as const;
const SMALLEST = 62;

export const titleSize = (title: string): number =>
  SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST;

const TITLE_WIDTH = 1000;

/** Only then may words break: where they may, satori breaks them to balance lines, too. Widths are of the widest letters. */
const hasWideWord = (title: string): boolean =>
  title.split(' ').some((word) => word.length * titleSize(title) * 0.65 > TITLE_WIDTH);

/** As on printed maps, lines stop short of letters. */
const halo = (): Style => ({ WebkitTextStroke: `22px ${colour('ink')}` });

export const card = ({ title, label, companyName, host }: CardText): Element =>
  box(
    { ...SOCIAL_IMAGE, flexDirection: 'column', fontFamily: FONT_FAMILY, color: colour('paper') },
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'space-between', padding: '64px 72px 56px' },
      text(
        { fontSize: 30, letterSpacing: '0.05em', color: colour('sun'), ...halo() },
        label.toLocaleUpperCase('en'),
      ),
      text(
        {
          display: 'block',
          maxWidth: TITLE_WIDTH,
          fontSize: titleSize(title),
          lineHeight: 1.02,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          lineClamp: 4,
          ...(hasWideWord(title) && { wordBreak: 'break-word' }),
          ...halo(),
        },
        title,
      ),
    ),
    box(
      {
        height: 112,
        padding: '0 72px',
        alignItems: 'center',
        background: colour('forest'),
        borderTop: `2px solid ${colour('rule-dark')}`,
      },
      // Name and mark in the middle: some apps show the middle square alone.
      box({ flex: 1 }),
      box(
        { alignItems: 'center', gap: 20 },
        logo(56),
        text({ fontSize: 36, letterSpacing: '-0.01em' }, companyName),
      ),
      box({ flex: 1, justifyContent: 'flex-end' }, text({ fontSize: 30, color: colour('mist') }, host)),
    ),
  );
