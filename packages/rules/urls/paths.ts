/** URLs that code links to by name. Pages that only menus link to have their URL in pages.ts. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  priceList: '/price-list',
  quote: '/custom-quote',
  checkout: '/checkout',
  checkoutSuccess: '/checkout/success',
  checkoutFailure: '/checkout/failure',
  contact: '/contact',
  questions: '/questions',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  security: '/security',
  cookie: '/cookie',
  dpa: '/dpa',
  notFound: '/404',
} as const;

/**
 * The query parameter that identifies the order on the success and failure pages: by the receiver's reference
 * after a payment page, by the order number after an unclear response.
 */
export const REFERENCE_PARAMETER = 'reference';

/** Returns the URL of the failure page for an order whose outcome is not known yet. */
export const unconfirmedOrderPath = (orderNumber: string) =>
  `${paths.checkoutFailure}?${REFERENCE_PARAMETER}=${orderNumber}`;

/**
 * The id of the sentence on the contact page that says “thank you” for a message. Only a visitor whose
 * browser runs no scripts comes to it.
 */
export const MESSAGE_SENT_ID = 'sent';

export const messageSentPath = `${paths.contact}#${MESSAGE_SENT_ID}`;

/** The id of the table of response times in the Terms of Service. */
export const RESPONSE_TIMES_ID = 'response-times';

export const responseTimesPath = `${paths.terms}#${RESPONSE_TIMES_ID}`;

export const packagePath = (id: string) => `${paths.pricing}/${id}`;

export const servicePath = (slug: string) => `${paths.services}/${slug}`;

/**
 * Returns the URL of a page that Astro builds as `builtPath`: /about for `/about.html`, / for `/index.html`.
 */
export const pagePath = (builtPath: string) => builtPath.replace(/(?:\/index)?\.html$/, '') || paths.home;

/** Returns the permanent URL of a legal document's version: /terms/version-1-0. */
export const versionPath = (slug: string, version: string) =>
  `/${slug}/version-${version.replace(/\./g, '-')}`;

/** Turns “Is VAT in the price?” into `is-vat-in-the-price`, the fragment of its URL. */
export const getQuestionId = (question: string) =>
  question
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? '';

export const sitemapPath = '/sitemap.xml';

/** RFC 9116 defines this URL. */
export const securityTxtPath = '/.well-known/security.txt';

/** The URL of the prices as data. A server checks orders against them: packages/receiver/docs/contract.md. */
export const cataloguePath = '/catalogue.json';

/** Returns the URL of a legal document, or of the questions, as Markdown: /terms.md. */
export const markdownPath = (path: string) => `${path}.md`;

/** The width and height, in pixels, at which WhatsApp, LinkedIn and X show a large image. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The company's logo, a file in public/. */
export const iconPath = '/icon.svg';

export const distanceMapPath = '/reach.svg';

export const sheetImagePath = (drawing: string) => `/sheets/${drawing}.svg`;

/**
 * Returns the URL of the picture beside a shared link: /social/pricing.png, and /social/index.png for Home.
 */
export const socialImagePath = (path: string) =>
  path === paths.home ? '/social/index.png' : `/social${path}.png`;

/** Returns the name of a portrait's file without its extension. */
export const getPortraitName = (file: string) => file.replace(/\.\w+$/, '');

/** The width and height of a portrait on a page, in CSS pixels. */
export const PORTRAIT_PX = 112;

export const portraitPath = (file: string) => `/people/${getPortraitName(file)}.webp`;

/** Returns the URL of a partner's logo. `file` is the name of a file in content/partners. */
export const logoPath = (file: string) => `/partners/${file}`;

export const telHref = (phone: string) => `tel:${phone.replace(/ /g, '')}`;

export const mailHref = (email: string) => `mailto:${email}`;

/** Returns a URL that opens the map app, on a phone that has one. */
export const mapHref = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/**
 * Returns a URL that opens WhatsApp with the text. WhatsApp expects the number without its plus sign. If the
 * number is empty, WhatsApp asks the visitor for a recipient.
 */
export const whatsappHref = (phone: string, text = '') =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
