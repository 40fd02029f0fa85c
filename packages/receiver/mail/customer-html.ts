/**
 * Renders the customer's email as HTML: the same text in the brand's design, with nothing to fetch and only
 * our own links.
 */
import { html, raw } from 'hono/html';
import { getColour } from '../brand/brand.ts';
import { LOGO_ID } from './mail.ts';
import type { Section } from './text.ts';

const CELL_STYLE = `border-bottom: 1px solid ${getColour('rule')}; padding: 9px 10px; vertical-align: top`;

/** Inline styles, because many email programs ignore style sheets. */
const STYLES = {
  page: `background: ${getColour('sand')}; color: ${getColour('ink')}; font: 16px/1.55 Arial, sans-serif`,
  letter: `background: ${getColour('paper')}; width: 100%; max-width: 600px; margin: 0 auto`,
  head: `background: ${getColour('band')}; padding: 16px 20px`,
  // The logo is drawn on white, and the band is dark.
  logo: 'background: white; padding: 4px; vertical-align: middle',
  name: `color: ${getColour('on-band')}; padding-left: 14px; font-size: 20px; font-weight: bold`,
  body: 'padding: 16px 20px',
  table: `background: ${getColour('well')}; width: 100%; border-collapse: collapse`,
  label: `${CELL_STYLE}; text-align: left; font-weight: normal`,
  value: `${CELL_STYLE}; text-align: right`,
  link: `color: ${getColour('clay')}`,
} as const;

const getStyle = (name: keyof typeof STYLES) => raw(`style='${STYLES[name]}'`);

/**
 * Turns a line into a link if it begins with a hyphen and ends with a URL of our site. No line of a
 * customer's text begins with a hyphen.
 */
function renderLine(line: string) {
  const [, label, url] = /^- (.+): (https?:\S+)$/u.exec(line) ?? [];
  return url === undefined
    ? html`${line}<br />`
    : html`<a ${getStyle('link')} href="${url}">${label}</a><br />`;
}

const renderParagraph = (text: string) => html`<p>${text.split('\n').map(renderLine)}</p>`;

const renderSection = (section: Section) =>
  typeof section === 'string'
    ? renderParagraph(section)
    : html`${section.heading && html`<h2>${section.heading}</h2>`}
        <table ${getStyle('table')}>
          ${section.rows.map(
            ([label, value]) =>
              html`<tr>
                <th scope="row" ${getStyle('label')}>${label}</th>
                <td ${getStyle('value')}>${value}</td>
              </tr>`,
          )}
        </table>
        ${section.note && renderParagraph(section.note)}`;

export async function renderCustomerHtml(
  company: string,
  title: string,
  sections: readonly Section[],
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${title}</title>
      </head>
      <body ${getStyle('page')}>
        <table role="presentation" ${getStyle('letter')}>
          <tr>
            <td ${getStyle('head')}>
              <img ${getStyle('logo')} src="cid:${LOGO_ID}" alt="" width="36" height="36" />
              <span ${getStyle('name')}>${company}</span>
            </td>
          </tr>
          <tr>
            <td ${getStyle('body')}>
              <h1>${title}</h1>
              ${sections.map(renderSection)}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return `${page}\n`;
}
