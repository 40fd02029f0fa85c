/** The customer's mail for the eye: the words of its text in the brand, with nothing to fetch, and no link but ours. */
import { html, raw } from 'hono/html';
import { colour } from '../brand/brand.ts';
import type { Html } from '../http/page.ts';
import { BILLED_TO, sellerLines, type Invoice } from './invoice.ts';
import { LOGO_ID } from './mail.ts';

const CELL = 'border-bottom: 1px solid {rule}; padding: 9px 10px; vertical-align: top';

/** Colours by their names, in braces. Mail programs read styles at the element only. */
const STYLES = {
  page: 'background: {sand}; color: {ink}; margin: 0; padding: 24px 8px; font: 16px/1.55 -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  sheet:
    'background: {paper}; color: {ink}; width: 100%; max-width: 600px; margin: 0 auto; border-collapse: collapse',
  head: 'background: {band}; border-bottom: 4px solid {sun}; padding: 16px 20px',
  // The logo is drawn on white, and the band is dark.
  logo: 'background: white; border-radius: 6px; padding: 4px; vertical-align: middle',
  name: 'color: {on-band}; padding-left: 14px; font-size: 20px; line-height: 1.2; font-weight: bold',
  body: 'padding: 24px 20px',
  title: 'color: {ink}; font-size: 26px; line-height: 1.15; margin: 0 0 12px',
  heading: 'color: {ink}; font-size: 18px; line-height: 1.3; margin: 28px 0 8px',
  slip: 'background: {well}; border: 1px solid {rule}; border-collapse: collapse; width: 100%',
  cell: `${CELL}; text-align: left; font-weight: normal`,
  figure: `${CELL}; text-align: right; white-space: nowrap; width: 1%`,
  value: `${CELL}; text-align: right; font-weight: bold; width: 62%`,
  quiet: 'color: {slate}; font-size: 14px',
  quote: 'border-left: 3px solid {rule}; margin: 8px 0; padding: 0 0 0 14px',
  link: 'color: {clay}',
  foot: 'color: {slate}; border-top: 1px solid {rule}; padding: 18px 20px 26px; font-size: 14px',
} as const;

type Style = keyof typeof STYLES;

const is = (name: Style) =>
  raw(`style='${STYLES[name].replaceAll(/\{([\w-]+)\}/g, (_, of: string) => colour(of))}'`);

type Words = Html | string;

const quiet = (words: string): Words => (words === '' ? '' : html`<p ${is('quiet')}>${words}</p>`);

const lined = (rows: readonly string[]) => rows.map((row) => html`${row}<br />`);

const paragraphs = (all: readonly string[]) =>
  all.filter((words) => words !== '').map((words) => html`<p>${words}</p>`);

const slip = (heading: string, values: Style, rows: readonly (readonly [name: Words, value: Words])[]) =>
  html`<h2 ${is('heading')}>${heading}</h2>
    <table ${is('slip')}>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" ${is('cell')}>${name}</th>
            <td ${is(values)}>${value}</td>
          </tr>`,
      )}
    </table>`;

function ordered({ number, lines, amounts }: Invoice): Html {
  const items = lines.map(({ name, detail, amount }) => {
    const more = detail === '' ? '' : html`<br /><span ${is('quiet')}>${detail}</span>`;
    return [html`${name}${more}`, amount] as const;
  });
  const sums = amounts.map(([label, amount], index) =>
    index < amounts.length - 1
      ? ([label, amount] as const)
      : ([html`<b>${label}</b>`, html`<b>${amount}</b>`] as const),
  );
  return slip(`Order ${number}`, 'figure', [...items, ...sums]);
}

/** The same sentences as the text beside it. */
export interface Sentences {
  readonly title: string;
  readonly lead: readonly string[];
  readonly next: readonly string[];
  readonly agreement: string;
}

export const customerHtml = async (
  invoice: Invoice,
  site: string,
  { title, lead, next, agreement }: Sentences,
): Promise<string> => {
  const { seller, billedTo, paying, documents } = invoice;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${title}</title>
      </head>
      <body ${is('page')}>
        <table role="presentation" ${is('sheet')}>
          <tr>
            <td ${is('head')}>
              <img ${is('logo')} src="cid:${LOGO_ID}" alt="" width="36" height="36" />
              <span ${is('name')}>${seller.name}</span>
            </td>
          </tr>
          <tr>
            <td ${is('body')}>
              <h1 ${is('title')}>${title}</h1>
              ${paragraphs(lead)} ${ordered(invoice)} ${quiet(BILLED_TO)}
              <blockquote ${is('quote')}>${lined(billedTo)}</blockquote>
              ${paying && html`<p>${paying.words}</p>`}
              ${paying?.ways.map(({ heading, rows, note }) => [slip(heading, 'value', rows), quiet(note)])}
              ${paragraphs([...next, agreement])}
              <ul>
                ${documents.map(
                  ({ title, version, path }) =>
                    html`<li><a ${is('link')} href="${site}${path}">${title}, version ${version}</a></li>`,
                )}
              </ul>
            </td>
          </tr>
          <tr>
            <td ${is('foot')}>${lined(sellerLines(seller))}</td>
          </tr>
        </table>
      </body>
    </html>`;
  return `${page}\n`;
};
