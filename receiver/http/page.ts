/** The few pages that the receiver shows. `html` escapes every value that is put into it. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type Html = ReturnType<typeof html>;

export const STYLE_PATH = '/style.css';

export const STYLE = `
:root { color-scheme: light; font: 1.0625rem/1.6 system-ui, sans-serif; color: #0c1f1a; background: #fbf8f1; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
.notice { border: 2px solid; padding: 0.75rem 1rem; font-weight: bold; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
td:last-child { text-align: end; white-space: nowrap; padding-inline-start: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 2rem; }
button { font: inherit; min-height: 3rem; padding: 0 1.5rem; border: 2px solid; background: #fff; color: inherit; cursor: pointer; }
button.main { background: #0c1f1a; color: #fff; border-color: #0c1f1a; }
`;

export interface PageAnswer {
  readonly title: string;
  readonly body: Html;
  readonly status?: ContentfulStatusCode;
  /** The site that the page's forms may lead to, besides back to the receiver. */
  readonly formsLeadTo?: string;
}

export function pageAnswer(context: Context, { title, body, status = 200, formsLeadTo }: PageAnswer) {
  const forms = formsLeadTo === undefined ? "'none'" : `'self' ${formsLeadTo}`;
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src data:; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return context.html(page, status);
}
