/**
 * The customer's mail as HTML: the words of its text in the brand, with nothing to fetch and no links but
 * ours.
 */
import { html, raw } from 'hono/html';
import { colour } from '../brand/brand.ts';
import { LOGO_ID } from './mail.ts';
import type { Part } from './text.ts';

const CELL = `border-bottom: 1px solid ${colour('rule')}; padding: 9px 10px; vertical-align: top`;

/** Styles of elements, since many mail programs ignore style sheets. */
const STYLES = {
  page: `background: ${colour('sand')}; color: ${colour('ink')}; font: 16px/1.55 Arial, sans-serif`,
  letter: `background: ${colour('paper')}; width: 100%; max-width: 600px; margin: 0 auto`,
  head: `background: ${colour('band')}; padding: 16px 20px`,
  // The logo is drawn on white, and the band is dark.
  logo: 'background: white; padding: 4px; vertical-align: middle',
  name: `color: ${colour('on-band')}; padding-left: 14px; font-size: 20px; font-weight: bold`,
  body: 'padding: 16px 20px',
  table: `background: ${colour('well')}; width: 100%; border-collapse: collapse`,
  label: `${CELL}; text-align: left; font-weight: normal`,
  value: `${CELL}; text-align: right`,
  link: `color: ${colour('clay')}`,
} as const;

const style = (name: keyof typeof STYLES) => raw(`style='${STYLES[name]}'`);

/** Makes a link of a line that ends with an address of ours. No line of a customer's begins like this. */
function lineHtml(line: string) {
  const [, words, address] = /^- (.+): (https?:\S+)$/u.exec(line) ?? [];
  return address === undefined
    ? html`${line}<br />`
    : html`<a ${style('link')} href="${address}">${words}</a><br />`;
}

const paragraph = (text: string) => html`<p>${text.split('\n').map(lineHtml)}</p>`;

const partHtml = (part: Part) =>
  typeof part === 'string'
    ? paragraph(part)
    : html`${part.heading && html`<h2>${part.heading}</h2>`}
        <table ${style('table')}>
          ${part.rows.map(
            ([label, value]) =>
              html`<tr>
                <th scope="row" ${style('label')}>${label}</th>
                <td ${style('value')}>${value}</td>
              </tr>`,
          )}
        </table>
        ${part.note && paragraph(part.note)}`;

export async function customerHtml(company: string, title: string, parts: readonly Part[]): Promise<string> {
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
              <span ${style('name')}>${company}</span>
            </td>
          </tr>
          <tr>
            <td ${style('body')}>
              <h1>${title}</h1>
              ${parts.map(partHtml)}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return `${page}\n`;
}
