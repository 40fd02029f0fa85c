/** Types for the packages that are installed only where the editor is built. */
declare module '@sveltia/cms' {
  import type { ComponentType } from 'react';

  /** Sveltia hands entries over as maps of Immutable.js. */
  interface Entry {
    readonly get: ((name: 'path' | 'slug') => string) &
      ((name: 'data') => { readonly toJS: () => Readonly<Record<string, unknown>> });
    readonly set: (name: 'data', value: unknown) => Entry;
  }

  export interface ControlProps {
    readonly value: unknown;
    /** The field's configuration. */
    readonly field: { readonly get: (name: string) => unknown };
    readonly entry: Entry;
    readonly onChange: (value: unknown) => void;
    readonly addFile: (file: File) => Promise<string>;
  }

  type Register = (...options: readonly unknown[]) => void;

  const CMS: {
    readonly init: (options: { readonly config: object }) => Promise<void>;
    /** We use only types of fields that do not need the entry around them, such as `string` and `select`. */
    readonly getFieldType: (name: string) => {
      readonly control: ComponentType<ControlProps>;
    };
    readonly registerCustomFormat: Register;
    readonly registerFieldType: Register;
    readonly registerEditorComponent: Register;
    readonly registerEventListener: (listener: {
      readonly name: string;
      readonly handler: (event: { readonly entry: Entry }) => unknown;
    }) => void;
  };
  export default CMS;
}

declare module 'mdast-util-*' {
  import type { MdastNode } from 'satteri';

  export const fromMarkdown: (text: string, options: object) => MdastNode;
  export const gfmFromMarkdown: () => object;
  export const mdxFromMarkdown: () => object;
}

declare module 'micromark-extension-*' {
  export const gfm: () => object;
  export const mdxjs: () => object;
}

/** Values that `npm run editor` writes into the built editor. */
declare const EDITOR: {
  /** Every file of content/ when the editor was built. */
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  /** The URL of the pull request in which saved edits wait. */
  readonly savedEditsUrl: string;
  /** Settings of Sveltia: the repository, how people sign in, and the URL of the published site. */
  readonly settings: { readonly site_url: string };
};
