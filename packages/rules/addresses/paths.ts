/** The addresses that code links to by name. Pages that only menus link to have theirs in pages.ts. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  pricing: '/pricing',
  prices: '/price-list',
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

/** Names the order on the pages that a payment page returns to. */
export const REFERENCE_PARAMETER = 'reference';

/** Where the failure page says nothing but that the order's outcome is not known yet. */
export const unconfirmedPath = (orderNumber: string) =>
  `${paths.checkoutFailure}?${REFERENCE_PARAMETER}=${orderNumber}`;

/** The part of the contact page for those who have sent a message without script. */
export const SENT = 'sent';

export const messageSentPath = `${paths.contact}#${SENT}`;

export const jobPath = (id: string) => `${paths.pricing}/${id}`;

export const servicePath = (slug: string) => `${paths.services}/${slug}`;

/** The address of the page that Astro builds as `builtPath`: `/about.html` is /about, `/index.html` is /. */
export const pagePath = (builtPath: string) => builtPath.replace(/(?:\/index)?\.html$/, '') || paths.home;

/** Where a version of a legal document stays: /terms/version-1-0. */
export const versionPath = (slug: string, version: string) =>
  `/${slug}/version-${version.replace(/\./g, '-')}`;

/** Where a question is answered, by its words: /questions#is-vat-in-the-price. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-') ?? '';

export const sitemapPath = '/sitemap.xml';

/** Where RFC 9116 has it. */
export const securityTxtPath = '/.well-known/security.txt';

/** The prices as data, by which a server checks orders: packages/receiver/docs/contract.md. */
export const cataloguePath = '/catalogue.json';

/** A legal document, or the questions, as Markdown: /terms.md. */
export const textPath = (path: string) => `${path}.md`;

/** In pixels: what WhatsApp, LinkedIn and X show large. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** The company's mark: its file is in public/. */
export const iconPath = '/icon.svg';

/** The map of distances as a file. */
export const reachImagePath = '/reach.svg';

/** A service's small drawing as a file. */
export const sheetImagePath = (drawing: string) => `/sheets/${drawing}.svg`;

/** The picture of the company for search engines. */
export const mapImagePath = '/social/map.png';

/** What a shared link to the page shows: /social/pricing.png, and /social/index.png for Home. */
export const socialImagePath = (path: string) =>
  path === paths.home ? '/social/index.png' : `/social${path}.png`;

export const portraitName = (file: string) => file.replace(/\.\w+$/, '');
/** Its width and height on a page, in pixels. */
export const PORTRAIT_PX = 112;

export const portraitPath = (file: string) => `/people/${portraitName(file)}.webp`;

/** By the file in content/partners. */
export const logoPath = (file: string) => `/partners/${file}`;

export const telHref = (phone: string) => `tel:${phone.replace(/ /g, '')}`;
export const mailHref = (email: string) => `mailto:${email}`;
/** Opens the map app where a phone has one. */
export const mapHref = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
/** WhatsApp takes the number without its plus sign. Without a number it asks whom to send the text to. */
export const whatsappHref = (phone: string, text = '') =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`;
