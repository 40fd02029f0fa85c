/** What we use of Sveltia CMS, whose package is installed only where the editor is built. */
declare module '@sveltia/cms' {
  import type { FunctionComponent } from 'react';

  export interface PreviewProps {
    /** Of Immutable.js. */
    readonly entry: { readonly get: (name: 'slug') => string };
  }

  const CMS: {
    readonly init: (options: { readonly config: unknown }) => Promise<void>;
    readonly registerCustomFormat: (name: string, extension: string, format: object) => void;
    readonly registerEditorComponent: (component: object) => void;
    readonly registerPreviewTemplate: (name: string, component: FunctionComponent<PreviewProps>) => void;
  };
  export default CMS;
}

/** What `npm run editor` builds in. */
declare const EDITOR: {
  /** What each fact says today. */
  readonly facts: Readonly<Record<string, string>>;
  /** Sveltia's own settings: repository, sign-in, workflow. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The address of the running site, which stands beside the form; empty where there is none. */
  readonly site: string;
};
