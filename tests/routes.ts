/**
 * Lists the pages of the sample for the browser tests: addresses from the registry, headings from the
 * content.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { folders, type PageName, pages } from '@site/rules/addresses/pages';
import { paths } from '@site/rules/addresses/paths';

export interface Route {
  readonly path: string;
  readonly h1: string;
  /** True if search engines must not list it. */
  readonly noindex: boolean;
  /** The link of the main navigation that the page marks, and how. Other pages mark none. */
  readonly current?: { readonly link: string; readonly as: 'page' | 'true' } | undefined;
  /** The script files that the page requests before the visitor acts. */
  readonly scripts: 'none' | 'form';
  /** The address to which a visitor without a saved quote is led. */
  readonly leadsTo?: string | undefined;
}

const sample = new URL('sample/content/', import.meta.url);
const project = new URL('../content/', import.meta.url);

/** Reads the title of a YAML file or a document. A page that is newer than the sample is the project's. */
function titleOf(file: string): string {
  const folder = existsSync(new URL(file, sample)) ? sample : project;
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { title } = parse(text.split(/^---$/m)[1] ?? text) as { title: string };
  return title;
}

const scripts: Partial<Record<PageName, Route['scripts']>> = {
  quote: 'form',
  checkout: 'form',
  contact: 'form',
};

function ownRoute(name: PageName): Route {
  const { path, files, menu, noindex = false } = pages[name];
  return {
    path,
    h1: titleOf(`${files[0]}.yaml`),
    noindex,
    current: menu === undefined ? undefined : { link: menu, as: 'page' },
    scripts: scripts[name] ?? 'none',
    leadsTo: name === 'checkout' ? paths.quote : undefined,
  };
}

const folderRoutes = (
  name: keyof typeof folders,
  current?: Route['current'],
  heading = (file: string) => titleOf(`${name}/${file}`),
): readonly Route[] =>
  readdirSync(new URL(name, sample)).map((file) => ({
    path: folders[name].path(file.replace(/\.\w+$/, '')),
    h1: heading(file),
    noindex: false,
    current,
    scripts: 'none',
  }));

export const legalRoutes = folderRoutes('legal');

const catalogue = parse(readFileSync(new URL('catalogue.yaml', sample), 'utf8')) as Record<
  'id' | 'name',
  string
>[];

/** Pages of packages, which have one template. */
export const jobRoutes = folderRoutes(
  'jobs',
  { link: 'Pricing', as: 'true' },
  (file) => catalogue.find(({ id }) => `${id}.yaml` === file)?.name ?? '',
);

const names = Object.keys(pages) as PageName[];

export const routes: readonly Route[] = [
  ...names.filter((name) => name !== 'notFound').map(ownRoute),
  ...folderRoutes('services', { link: 'Services', as: 'true' }),
  ...jobRoutes,
  ...legalRoutes,
  ...folderRoutes('texts'),
];

/** A wrong address. */
export const unknown: Route = { ...ownRoute('notFound'), path: '/no-such-page' };

export const allPages: readonly Route[] = [...routes, unknown];

const [, ...otherJobs] = jobRoutes;

/** Documents of headings, paragraphs and lists alone, such as the other documents have too. */
const PLAIN_DOCUMENTS = ['/dpa', '/security'];

/** All pages, with one page for all that look the same. The long run visits each. */
export const mainPages = allPages.filter(
  (one) => !otherJobs.includes(one) && !PLAIN_DOCUMENTS.includes(one.path),
);
