/** Sveltia's own settings, from the environment of the build: where the repository is, and how one signs in. */

/** Everything that is saved waits here, in one pull request: a figure, and the documents that print it. */
const BRANCH = 'office';

export const GITHUB_API = 'https://api.github.com';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The repository as `owner/name`, if it is named. */
export const repositoryOf = ({ EDITOR_REPOSITORY = '' }: Environment): string | undefined =>
  /^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPOSITORY) ? EDITOR_REPOSITORY : undefined;

export const editorSettings = (repo: string, { EDITOR_SIGN_IN, PUBLIC_SITE_URL }: Environment) => ({
  app_title: 'Editor',
  logo: { src: '/icon.svg' },
  ...(PUBLIC_SITE_URL !== undefined && { site_url: PUBLIC_SITE_URL }),
  backend: {
    name: 'github',
    repo,
    branch: BRANCH,
    ...(EDITOR_SIGN_IN === undefined ? { auth_methods: ['token'] } : { base_url: EDITOR_SIGN_IN }),
  },
  media_folder: 'content/people',
  media_libraries: { all: { slugify_filename: true }, stock_assets: false },
  slug: { encoding: 'ascii' },
});
