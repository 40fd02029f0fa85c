/** Every page of the sample, as the browser tests know it: addresses from the registry, headings from the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { folders, type PageName, pages } from '@site/rules/addresses/pages';
import { paths } from '@site/rules/addresses/paths';

export interface Route {
  readonly path: string;
  readonly h1: string;
  /** Kept out of search results. */
  readonly noindex: boolean;
  /** The link of the main navigation that is marked on the page, and how; none on pages outside of it. */
  readonly current?: { readonly link: string; readonly as: 'page' | 'true' } | undefined;
  /** Which script files the page requests by itself. */
  readonly scripts: 'none' | 'form';
  /** Where script takes a visitor who has no saved quote. */
  readonly leadsTo?: string | undefined;
}

const sample = new URL('sample/content/', import.meta.url);
const project = new URL('../content/', import.meta.url);

/** From a YAML file, or the frontmatter of a document. A page that is newer than the sample is the project's. */
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

/** Pages of one template. */
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

/** Any other path. */
export const unknown: Route = { ...ownRoute('notFound'), path: '/no-such-page' };

export const allPages: readonly Route[] = [...routes, unknown];

const [, ...otherJobs] = jobRoutes;

/** With one job for all, which have one template: the long run visits each. */
export const mainPages = allPages.filter((one) => !otherJobs.includes(one));
