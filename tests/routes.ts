/**
 * Lists the pages of the sample, with their URLs from packages/rules/urls and their headings from the
 * content.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { folders, type PageName, pages } from '@site/rules/urls/pages';
import { paths } from '@site/rules/urls/paths';

export interface Route {
  readonly path: string;
  readonly h1: string;
  /** True if search engines must not list the page. */
  readonly noindex: boolean;
  /**
   * The link of the main navigation that has `aria-current` on this page, and its value. Other pages have
   * none.
   */
  readonly currentLink?: { readonly name: string; readonly ariaCurrent: 'page' | 'true' } | undefined;
  /** True if the page has a form, whose script files it requests before the visitor acts. */
  readonly hasForm: boolean;
  /** The URL to which the page redirects a visitor without a saved quote. */
  readonly redirectsTo?: string | undefined;
}

const sampleFolder = new URL('sample/content/', import.meta.url);
const projectFolder = new URL('../content/', import.meta.url);

/**
 * Reads the title of a YAML file or a document. If the sample lacks the page, reads the project's content.
 */
function readTitle(file: string) {
  const folder = existsSync(new URL(file, sampleFolder)) ? sampleFolder : projectFolder;
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { title } = parse(text.split(/^---$/m)[1] ?? text) as { title: string };
  return title;
}

const FORM_PAGES: readonly PageName[] = ['quote', 'checkout', 'contact'];

function createRoute(name: PageName): Route {
  const { path, files, menu, noindex = false } = pages[name];
  return {
    path,
    h1: readTitle(`${files[0]}.yaml`),
    noindex,
    currentLink: menu === undefined ? undefined : { name: menu, ariaCurrent: 'page' },
    hasForm: FORM_PAGES.includes(name),
    redirectsTo: name === 'checkout' ? paths.quote : undefined,
  };
}

const createFolderRoutes = (
  name: keyof typeof folders,
  currentLink?: Route['currentLink'],
  heading = (file: string) => readTitle(`${name}/${file}`),
): readonly Route[] =>
  readdirSync(new URL(name, sampleFolder)).map((file) => ({
    path: folders[name].path(file.replace(/\.\w+$/, '')),
    h1: heading(file),
    noindex: false,
    currentLink,
    hasForm: false,
  }));

export const legalRoutes = createFolderRoutes('legal');
const serviceRoutes = createFolderRoutes('services', { name: 'Services', ariaCurrent: 'true' });

const catalogue = parse(readFileSync(new URL('catalogue.yaml', sampleFolder), 'utf8')) as {
  id: string;
  name: string;
}[];

const packageRoutes = createFolderRoutes(
  'jobs',
  { name: 'Pricing', ariaCurrent: 'true' },
  (file) => catalogue.find(({ id }) => `${id}.yaml` === file)?.name ?? '',
);

const singleRoutes = (Object.keys(pages) as PageName[])
  .filter((name) => name !== 'notFound')
  .map(createRoute);
const textRoutes = createFolderRoutes('texts');

export const routes = [...singleRoutes, ...serviceRoutes, ...packageRoutes, ...legalRoutes, ...textRoutes];

/** A URL that no page has, and that is not valid UTF-8 either. */
export const unknownRoute: Route = { ...createRoute('notFound'), path: '/no-such-page%E0%A4%A' };

export const allPages = [...routes, unknownRoute];

/**
 * One page of each template, and every page with a template of its own. The terms represent all legal
 * documents, because they have every part that a document can have.
 */
export const templates = [
  ...singleRoutes,
  ...serviceRoutes.slice(0, 1),
  ...packageRoutes.slice(0, 1),
  ...legalRoutes.filter(({ path }) => path === paths.terms),
  ...textRoutes,
  unknownRoute,
];

/** The other services and documents, which differ in their drawings and tables. */
export const similarPages = [...serviceRoutes, ...legalRoutes].filter((route) => !templates.includes(route));
