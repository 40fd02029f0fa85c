/**
 * The customer's mail as HTML: the words of its text in the brand, with nothing to fetch and no links but
 * ours.
 */
import { html, raw } from 'hono/html';
import { colour } from '../brand/brand.ts';
import { BILLED_TO, sellerLines, type Invoice } from './invoice.ts';
import { LOGO_ID } from './mail.ts';

type Html = ReturnType<typeof html>;

const CELL = `border-bottom: 1px solid ${colour('rule')}; padding: 9px 10px; vertical-align: top`;
const TABLE = 'width: 100%; border-collapse: collapse';
const QUIET = `color: ${colour('slate')}; font-size: 14px`;
const FONT = '16px/1.55 -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** Styles of elements, since many mail programs ignore style sheets. */
const STYLES = {
  page: `background: ${colour('sand')}; color: ${colour('ink')}; margin: 0; padding: 24px 8px; font: ${FONT}`,
  letter: `${TABLE}; background: ${colour('paper')}; max-width: 600px; margin: 0 auto`,
  head: `background: ${colour('band')}; border-bottom: 4px solid ${colour('sun')}; padding: 16px 20px`,
  // The logo is drawn on white, and the band is dark.
  logo: 'background: white; border-radius: 6px; padding: 4px; vertical-align: middle',
  name: `color: ${colour('on-band')}; padding-left: 14px; font-size: 20px; font-weight: bold`,
  body: 'padding: 24px 20px',
  title: 'font-size: 26px; line-height: 1.15; margin: 0 0 12px',
  heading: 'font-size: 18px; margin: 28px 0 8px',
  table: `${TABLE}; background: ${colour('well')}; border: 1px solid ${colour('rule')}`,
  label: `${CELL}; text-align: left; font-weight: normal`,
  value: `${CELL}; text-align: right`,
  amount: `${CELL}; text-align: right; white-space: nowrap`,
  quiet: QUIET,
  quotation: `border-left: 3px solid ${colour('rule')}; margin: 8px 0; padding: 0 0 0 14px`,
  link: `color: ${colour('clay')}`,
  foot: `${QUIET}; border-top: 1px solid ${colour('rule')}; padding: 18px 20px`,
} as const;

type Style = keyof typeof STYLES;

const style = (name: Style) => raw(`style='${STYLES[name]}'`);

const lines = (rows: readonly string[]) => rows.map((row) => html`${row}<br />`);

const paragraphs = (all: readonly string[]) =>
  all.filter((words) => words !== '').map((words) => html`<p>${words}</p>`);

const table = (
  heading: string,
  valueStyle: Style,
  rows: readonly (readonly [label: Html | string, value: Html | string])[],
) =>
  html`<h2 ${style('heading')}>${heading}</h2>
    <table ${style('table')}>
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row" ${style('label')}>${label}</th>
            <td ${style(valueStyle)}>${value}</td>
          </tr>`,
      )}
    </table>`;

function orderTable({ number, lines, amounts }: Invoice): Html {
  const items = lines.map(
    ({ name, detail, amount }) =>
      [html`${name}${detail && html`<br /><span ${style('quiet')}>${detail}</span>`}`, amount] as const,
  );
  const [label = '', due = ''] = amounts.at(-1) ?? [];
  const last = [html`<b>${label}</b>`, html`<b>${due}</b>`] as const;
  return table(`Order ${number}`, 'amount', [...items, ...amounts.slice(0, -1), last]);
}

/** The sentences around the invoice. */
export interface CustomerSentences {
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly agreement: string;
}

export async function customerHtml(
  invoice: Invoice,
  site: string,
  { title, before, after, agreement }: CustomerSentences,
): Promise<string> {
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
      <body ${style('page')}>
        <table role="presentation" ${style('letter')}>
          <tr>
            <td ${style('head')}>
              <img ${style('logo')} src="cid:${LOGO_ID}" alt="" width="36" height="36" />
              <span ${style('name')}>${seller.name}</span>
            </td>
          </tr>
          <tr>
            <td ${style('body')}>
              <h1 ${style('title')}>${title}</h1>
              ${paragraphs(before)} ${orderTable(invoice)}
              <p ${style('quiet')}>${BILLED_TO}</p>
              <blockquote ${style('quotation')}>${lines(billedTo)}</blockquote>
              ${paying && html`<p>${paying.words}</p>`}
              ${paying?.ways.map(
                ({ heading, rows, note }) =>
                  html`${table(heading, 'value', rows)} ${note && html`<p ${style('quiet')}>${note}</p>`}`,
              )}
              ${paragraphs([...after, agreement])}
              <ul>
                ${documents.map(
                  ({ title, version, path }) =>
                    html`<li><a ${style('link')} href="${site}${path}">${title}, version ${version}</a></li>`,
                )}
              </ul>
            </td>
          </tr>
          <tr>
            <td ${style('foot')}>${lines(sellerLines(seller))}</td>
          </tr>
        </table>
      </body>
    </html>`;
  return `${page}\n`;
}
