/** The tool's mark on its output; what is written here is made of our own classes. */
const BANNER = /^\/\*![^*]*\*\/\s*/;
const PROPERTY = /@property (--[\w-]+)\{[^}]*?(?:initial-value:([^};]+))?\}/g;
const SIMPLE_FALLBACK = /var\((--[\w-]+),([^(),]*)\)/g;
const THEME = /@layer theme\{:root\{([^}]*)\}\}/;
/** Tailwind's copy of the initial values for browsers without `@property`; empty once all are folded. */
const EMPTY_RULES = /@layer properties\{@supports [^{]+\{[^{}]*\{\}\}\}/;
/** What Tailwind says with every width of a border. */
const SOLID = /border-(?:(?:top|bottom|left|right|block|inline)-)?style:solid;?/g;

const declarations = (css: string, name: string): number => css.split(`${name}:`).length - 1;

const withValue = (css: string, name: string, value: string): string =>
  css.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), '').replaceAll(`var(${name})`, () => value);

/** `var(--tw-leading,1.5)` where nothing on the page sets the leading is 1.5. */
const withoutUnsetProperties = (css: string): string =>
  css.replaceAll(SIMPLE_FALLBACK, (reference, name: string, fallback: string) =>
    declarations(css, name) > 0 || css.includes(`@property ${name}{`) ? reference : fallback,
  );

/** Registered properties: unread ones go, and one that keeps its initial value is that value. */
const withoutIdleProperties = (css: string): string =>
  [...css.matchAll(PROPERTY)].reduce((folded, [rule, name = '', initial]) => {
    if (!css.includes(`var(${name}`)) return folded.replace(rule, '');
    const onlyInitial = initial !== undefined && declarations(css, name) <= 1;
    return onlyInitial ? withValue(folded.replace(rule, ''), name, initial) : folded;
  }, css);

/** Variables of the theme that nothing on the page sets anew are their values. */
function withoutThemeVariables(css: string): string {
  const variables = THEME.exec(css)?.[1]?.split(';') ?? [];
  return variables.reduce((folded, variable) => {
    const [name = '', value = ''] = variable.split(/:(.*)/s);
    return name !== '' && declarations(css, name) === 1 ? withValue(folded, name, value) : folded;
  }, css);
}

/** Where the reset makes every border solid, no rule need say so again. */
const withoutSolidBorders = (css: string): string =>
  css.includes('{box-sizing:border-box;border:0 solid;') ? css.replaceAll(SOLID, '') : css;

/**
 * A minified stylesheet of Tailwind with its constants written where they are used: shorter, and the same to every
 * browser, as long as no script sets a custom property. None of ours does.
 */
export const foldedStyles = (css: string): string =>
  withoutSolidBorders(
    withoutThemeVariables(withoutIdleProperties(withoutUnsetProperties(css.replace(BANNER, '')))),
  )
    .replace('@layer theme{:root{}}', '@layer theme;')
    .replace(EMPTY_RULES, '@layer properties;');
