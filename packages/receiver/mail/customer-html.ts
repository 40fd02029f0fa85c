/** The customer's mail for the eye: the words of its text in the brand, with nothing to fetch, and no link but ours. */
import { html, raw } from 'hono/html';
import { colour } from '../brand/brand.ts';
import type { Html } from '../http/page.ts';
import type { WayToPay } from '../payments/how-to-pay.ts';
import { BILLED_TO, sellerLines, type Invoice } from './invoice.ts';
import { LOGO_ID } from './mail.ts';

/** Colours by their names, in braces. Mail programs read styles at the element by day, and those of the head by night. */
const STYLES = {
  page: 'background: {sand}; color: {ink}; margin: 0; padding: 24px 8px; font: 16px/1.55 -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  sheet:
    'background: {paper}; color: {ink}; width: 100%; max-width: 600px; margin: 0 auto; border-collapse: collapse',
  head: 'background: {band}; border-bottom: 4px solid {sun}; padding: 16px 20px',
  // The logo is drawn on white, and the band is dark.
  logo: 'background: white; border-radius: 6px; display: block; padding: 4px',
  name: 'color: {on-band}; padding-left: 14px; font-size: 20px; line-height: 1.2; font-weight: bold',
  body: 'padding: 24px 20px',
  title: 'color: {ink}; font-size: 26px; line-height: 1.15; margin: 0 0 12px',
  heading: 'color: {ink}; font-size: 18px; line-height: 1.3; margin: 28px 0 8px',
  slip: 'background: {well}; border: 1px solid {rule}; border-collapse: collapse; width: 100%',
  cell: 'border-bottom: 1px solid {rule}; padding: 9px 10px; text-align: left; vertical-align: top; font-weight: normal',
  figure:
    'border-bottom: 1px solid {rule}; padding: 9px 10px; text-align: right; vertical-align: top; white-space: nowrap; width: 1%',
  value:
    'border-bottom: 1px solid {rule}; padding: 9px 10px; text-align: right; font-weight: bold; width: 62%',
  total:
    'border-bottom: 1px solid {rule}; padding: 9px 10px; text-align: right; font-weight: bold; white-space: nowrap; width: 1%',
  quiet: 'color: {slate}; font-size: 14px',
  quote: 'border-left: 3px solid {rule}; margin: 8px 0; padding: 0 0 0 14px',
  link: 'color: {clay}',
  foot: 'color: {slate}; border-top: 1px solid {rule}; padding: 18px 20px 26px; font-size: 14px',
} as const;

type Style = keyof typeof STYLES;

const inColour = (style: string, time: 'day' | 'night') =>
  style.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => colour(name, time));

const is = (name: Style) => raw(`class="${name}" style='${inColour(STYLES[name], 'day')}'`);

const NIGHT = Object.entries(STYLES)
  .map(([name, style]) => {
    const coloured = style.split('; ').filter((rule) => rule.includes('{'));
    return `.${name} { ${coloured.map((rule) => `${inColour(rule, 'night')} !important`).join('; ')} }`;
  })
  .join('\n');

const lined = (rows: readonly string[]): Html =>
  html`${rows.map((row, index) => html`${index > 0 ? raw('<br>') : ''}${row}`)}`;

const ordered = ({ number, lines, amounts, billedTo }: Invoice): Html =>
  html`<h2 ${is('heading')}>Order ${number}</h2>
    <table ${is('slip')}>
      ${lines.map(
        ({ name, detail, amount }) =>
          html`<tr>
            <th scope="row" ${is('cell')}>
              ${name}${detail === '' ? '' : html`<br /><span ${is('quiet')}>${detail}</span>`}
            </th>
            <td ${is('figure')}>${amount}</td>
          </tr>`,
      )}
      ${amounts.map(
        ([label, amount], index) =>
          html`<tr>
            <th scope="row" ${is('cell')}>${index === amounts.length - 1 ? html`<b>${label}</b>` : label}</th>
            <td ${is(index === amounts.length - 1 ? 'total' : 'figure')}>${amount}</td>
          </tr>`,
      )}
    </table>
    <p ${is('quiet')}>${BILLED_TO}</p>
    <blockquote ${is('quote')}>${lined(billedTo)}</blockquote>`;

const way = ({ heading, rows, note }: WayToPay): Html =>
  html`<h2 ${is('heading')}>${heading}</h2>
    <table ${is('slip')}>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row" ${is('cell')}>${name}</th>
            <td ${is('value')}>${value}</td>
          </tr>`,
      )}
    </table>
    ${note === '' ? '' : html`<p ${is('quiet')}>${note}</p>`}`;

const agreed = ({ documents }: Invoice, site: string, words: string): Html | string =>
  documents.length === 0
    ? ''
    : html`<p>${words}</p>
        <ul>
          ${documents.map(
            ({ title, version, path }) =>
              html`<li><a ${is('link')} href="${site}${path}">${title}, version ${version}</a></li>`,
          )}
        </ul>`;

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
  const { seller, paying } = invoice;
  const paragraphs = (all: readonly string[]) =>
    all.filter((words) => words !== '').map((words) => html`<p>${words}</p>`);
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${title}</title>
        <style>
          ${raw(`@media (prefers-color-scheme: dark) {\n${NIGHT}\n}`)}
        </style>
      </head>
      <body ${is('page')}>
        <table role="presentation" ${is('sheet')}>
          <tr>
            <td ${is('head')}>
              <table role="presentation">
                <tr>
                  <td><img ${is('logo')} src="cid:${LOGO_ID}" alt="" width="36" height="36" /></td>
                  <td ${is('name')}>${seller.name}</td>
                </tr>
              </table>
            </td>
          </tr>
          <tr>
            <td ${is('body')}>
              <h1 ${is('title')}>${title}</h1>
              ${paragraphs(lead)} ${ordered(invoice)} ${paying ? html`<p>${paying.words}</p>` : ''}
              ${paying?.ways.map(way) ?? ''} ${paragraphs(next)} ${agreed(invoice, site, agreement)}
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
