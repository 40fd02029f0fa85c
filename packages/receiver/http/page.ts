/** Renders the frame of the receiver's pages, in the site's brand. `html` escapes every value. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formatOfficeAddress } from '@site/rules/contact/address';
import { mailHref, telHref } from '@site/rules/urls/paths';
import type { Seller } from '@site/content/catalogue/published-catalogue.schema';

export type Html = ReturnType<typeof html>;

declare module 'hono' {
  interface ContextVariableMap {
    /** The site's origin, to which each page's header links. */
    siteOrigin: string;
  }
}

export const STYLE_PATH = '/style.css';
export const ICON_PATH = '/icon.svg';

export interface PageContent {
  readonly title: string;
  readonly body: Html;
  readonly status?: ContentfulStatusCode;
  /** The sources of `form-action` in the page's CSP, such as `'self'`. */
  readonly formAction?: string;
  /**
   * The company, which is named in the header and the footer. Pages that do not read the catalogue name no
   * company, and their header has the site's host.
   */
  readonly seller?: Seller | undefined;
}

const renderCompanyDetails = (seller: Seller): Html =>
  html`<footer>
    <p>
      <strong>${seller.legalName}</strong><br />
      Company number ${seller.registrationNumber} · KRA PIN ${seller.taxPin}<br />
      ${formatOfficeAddress(seller)}<br />
      ${seller.postalAddress}
    </p>
    <p>
      Questions? Write to <a href="${mailHref(seller.email)}">${seller.email}</a> or call
      <a href="${telHref(seller.phone)}">${seller.phone}</a>.
    </p>
  </footer>`;

export function renderPage(
  context: Context,
  { title, body, status = 200, formAction = "'none'", seller }: PageContent,
) {
  const csp = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  context.header('Content-Security-Policy', csp.join('; '));
  // With `no-referrer`, browsers would send forms with `Origin: null`, which acceptOwnFormsOnly rejects.
  if (formAction !== "'none'") context.header('Referrer-Policy', 'strict-origin');
  const siteOrigin = context.get('siteOrigin');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}${seller ? ` | ${seller.name}` : ''}</title>
        <link rel="icon" href="${ICON_PATH}" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <a href="${siteOrigin}"
            ><img
              src="${ICON_PATH}"
              alt=""
              width="36"
              height="36"
            />${seller?.name ?? new URL(siteOrigin).host}</a
          >
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${seller && renderCompanyDetails(seller)}
      </body>
    </html>`;
  return context.html(page, status);
}
