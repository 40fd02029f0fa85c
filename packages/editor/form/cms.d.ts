/** Types for the packages that are installed only where the editor is built. */
declare module '@sveltia/cms' {
  import type { ComponentType } from 'react';

  /** An entry, which Sveltia passes as a map of Immutable.js. */
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
    /** Finds a built-in type of field. We use only types that work without their entry, such as `string`. */
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
  /** Every file in content/, as it was when the editor was built. */
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  /** The URL of the pull request in which saved edits wait. */
  readonly savedEditsUrl: string;
  /** The settings of Sveltia: the repository, how people sign in, and the URL of the published site. */
  readonly settings: { readonly site_url: string };
};
