/**
 * Renders the customer's email as HTML: the same text in the brand's design. It loads nothing from the
 * network, and links only to our own site.
 */
import { html, raw } from 'hono/html';
import { getLightColour } from '../brand/brand.ts';
import { LOGO_ID } from './email.ts';
import type { Section } from './text.ts';

const CELL_STYLE = `border-bottom: 1px solid ${getLightColour('rule')}; padding: 9px 10px; vertical-align: top`;

/** The styles are inline, because many email programs ignore style sheets. */
const STYLES = {
  page: `background: ${getLightColour('sand')}; color: ${getLightColour('ink')}; font: 16px/1.55 Arial, sans-serif`,
  letter: `background: ${getLightColour('paper')}; width: 100%; max-width: 600px; margin: 0 auto`,
  head: `background: ${getLightColour('band')}; padding: 16px 20px`,
  // The logo needs a white background, because the band is dark.
  logo: 'background: white; padding: 4px; vertical-align: middle',
  name: `color: ${getLightColour('on-band')}; padding-left: 14px; font-size: 20px; font-weight: bold`,
  body: 'padding: 16px 20px',
  table: `background: ${getLightColour('well')}; width: 100%; border-collapse: collapse`,
  label: `${CELL_STYLE}; text-align: left; font-weight: normal`,
  value: `${CELL_STYLE}; text-align: right`,
  link: `color: ${getLightColour('clay')}`,
} as const;

const renderStyle = (name: keyof typeof STYLES) => raw(`style='${STYLES[name]}'`);

/**
 * Turns a line such as `- Terms: https://…` into a link. The customer's own lines never begin with a hyphen,
 * so they do not become links.
 */
function renderLine(line: string) {
  const [, label, url] = /^- (.+): (https?:\S+)$/u.exec(line) ?? [];
  return url === undefined
    ? html`${line}<br />`
    : html`<a ${renderStyle('link')} href="${url}">${label}</a><br />`;
}

const renderParagraph = (text: string) => html`<p>${text.split('\n').map(renderLine)}</p>`;

const renderSection = (section: Section) =>
  typeof section === 'string'
    ? renderParagraph(section)
    : html`${section.heading && html`<h2>${section.heading}</h2>`}
        <table ${renderStyle('table')}>
          ${section.rows.map(
            ([label, value]) =>
              html`<tr>
                <th scope="row" ${renderStyle('label')}>${label}</th>
                <td ${renderStyle('value')}>${value}</td>
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
      <body ${renderStyle('page')}>
        <table role="presentation" ${renderStyle('letter')}>
          <tr>
            <td ${renderStyle('head')}>
              <img ${renderStyle('logo')} src="cid:${LOGO_ID}" alt="" width="36" height="36" />
              <span ${renderStyle('name')}>${company}</span>
            </td>
          </tr>
          <tr>
            <td ${renderStyle('body')}>
              <h1>${title}</h1>
              ${sections.map(renderSection)}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return `${page}\n`;
}
