/** What we use of Sveltia CMS, whose package is installed only where the editor is built. */
declare module '@sveltia/cms' {
  import type { FunctionComponent } from 'react';

  type Values = Readonly<Record<string, string>>;

  export interface EditorComponent {
    readonly id: string;
    readonly label: string;
    readonly mode: 'block' | 'dialog';
    readonly summary: string;
    readonly fields: readonly unknown[];
    readonly pattern: RegExp;
    readonly toBlock: (values: Values) => string;
    readonly toPreview: (values: Values) => string;
  }

  export interface PreviewProps {
    /** Of Immutable.js. */
    readonly entry: { readonly get: (name: 'slug') => string };
  }

  interface FileFormat {
    readonly fromFile: (text: string) => unknown;
    readonly toFile: (value: Readonly<Record<string, unknown>>) => string;
  }

  const CMS: {
    readonly init: (options: { readonly config: unknown }) => Promise<void>;
    readonly registerCustomFormat: (name: string, extension: string, format: FileFormat) => void;
    readonly registerEditorComponent: (component: EditorComponent) => void;
    readonly registerPreviewTemplate: (name: string, component: FunctionComponent<PreviewProps>) => void;
  };
  export default CMS;
}

/** What `npm run editor` builds in. */
declare const EDITOR: {
  /** Today's figure or name of each fact. */
  readonly facts: Readonly<Record<string, string>>;
  /** Sveltia's own settings: repository, sign-in, workflow. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The address of the running site, which is shown beside the form; empty where there is none. */
  readonly site: string;
};
