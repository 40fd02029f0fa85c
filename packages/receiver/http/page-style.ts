import { coloured } from '../brand/brand.ts';

/** Of all pages. `.slip` is the site's: what is ordered, and each way to pay. */
export const STYLE = coloured(`
* { box-sizing: border-box; }
:root { font: 1.0625rem/1.6 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif; color: var(--color-ink); background: var(--color-paper); }
body { margin: 0; overflow-wrap: anywhere; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding-inline: clamp(1.25rem, 4vw, 2.5rem); }
header { display: flex; align-items: center; min-height: 4.25rem; padding-block: 0.625rem; border-bottom: 1.5px solid var(--color-ink); }
header a { display: flex; align-items: center; gap: 0.75rem; min-height: 3rem; font-weight: 700; font-size: 1.25rem; line-height: 1.2; letter-spacing: -0.02em; color: inherit; text-decoration: none; }
main { padding-block: clamp(1.5rem, 5vw, 3rem); }
h1 { margin: 0 0 0.75rem; font-size: clamp(2rem, 1.55rem + 2.2vw, 3rem); line-height: 1.05; letter-spacing: -0.03em; }
h1 + p { max-width: 36rem; margin: 0 0 1.75rem; font-size: 1.1875rem; line-height: 1.5; }
h2 { margin: 2.25rem 0 0.5rem; font-size: 1.25rem; line-height: 1.25; letter-spacing: -0.01em; }
a { color: var(--color-clay); text-underline-offset: 0.2em; }
a[href^='tel:'] { white-space: nowrap; }
a:hover { color: var(--color-clay-deep); }
:focus-visible { outline: 3px solid var(--color-clay); outline-offset: 3px; }
.notice { border: 2px solid var(--color-clay); padding: 0.75rem 1rem; font-weight: bold; }
.wrong { border-color: var(--color-error); color: var(--color-error); }
.slip { margin-block: 1rem; padding: 0.5rem clamp(1rem, 4vw, 1.5rem); border: 1px solid var(--color-rule); border-top: 4px solid var(--color-clay); background: var(--color-well); }
.slip p, .quiet, footer { color: var(--color-slate); font-size: 0.9375rem; }
.slip > p:first-child { margin: 0.5rem 0; font-weight: 700; color: var(--color-ink); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.625rem 0; border-bottom: 1px solid var(--color-rule); text-align: start; vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
th { font-weight: 400; color: var(--color-slate); }
td:last-child { text-align: end; padding-inline-start: 1rem; }
.bill td:last-child { width: 1%; white-space: nowrap; }
.bill tr:last-child > * { border-top: 1.5px solid var(--color-ink); font-weight: 700; color: var(--color-ink); }
.way td { min-width: 11.5rem; font-weight: 700; }
form { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 2rem; align-items: end; }
label { display: grid; gap: 0.25rem; flex: 1 1 14rem; font-weight: 700; }
input { font: inherit; width: 100%; min-height: 3rem; padding: 0 0.75rem; border: 1px solid var(--color-field); background: var(--color-well); color: var(--color-ink); }
button, .button { font: inherit; font-weight: 700; display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border: 2px solid var(--color-ink); border-radius: 0.1875rem; background: none; color: var(--color-ink); text-decoration: none; cursor: pointer; }
button.main { background: var(--color-clay); color: var(--color-on-clay); border-color: var(--color-clay); }
button.main:hover { background: var(--color-clay-deep); border-color: var(--color-clay-deep); }
.button:hover { color: var(--color-clay-deep); border-color: var(--color-clay-deep); }
footer { padding-block: 1.25rem 3rem; border-top: 1px solid var(--color-rule); }
@media print { .button { display: none; } }
`);
