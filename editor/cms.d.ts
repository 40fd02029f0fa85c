/** What we use of Sveltia CMS, whose package is installed only where the editor is built. */
declare module '@sveltia/cms' {
  import type { ComponentType, FunctionComponent } from 'react';

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
    readonly entry: Pick<SavedEntry, 'get'>;
  }

  /** Maps of Immutable.js. */
  interface ImmutableMap {
    readonly get: (name: string) => ImmutableMap | undefined;
    readonly set: (name: string, value: unknown) => ImmutableMap;
    readonly toJS: () => unknown;
  }

  export interface ControlProps {
    readonly value: unknown;
    /** The field's configuration. */
    readonly field: ImmutableMap;
    readonly forID: string;
    /** The class of Sveltia's own inputs. */
    readonly classNameWrapper: string;
    readonly entry: SavedEntry;
    readonly onChange: (value: unknown) => void;
    readonly addFile: (file: File) => Promise<string>;
  }

  export interface SavedEntry {
    readonly get: ((name: 'path' | 'slug') => string) & ((name: 'data') => ImmutableMap);
    readonly set: (name: 'data', value: unknown) => SavedEntry;
  }

  export interface SaveEvent {
    readonly entry: SavedEntry;
  }

  interface EventListener {
    readonly name: 'preSave' | 'postSave';
    readonly handler: (event: SaveEvent) => SavedEntry | Promise<SavedEntry>;
  }

  interface FileFormat {
    readonly fromFile: (text: string) => unknown;
    readonly toFile: (value: Readonly<Record<string, unknown>>) => string;
  }

  const CMS: {
    readonly init: (options: { readonly config: unknown }) => Promise<void>;
    readonly registerCustomFormat: (name: string, extension: string, format: FileFormat) => void;
    readonly registerEventListener: (listener: EventListener) => void;
    readonly registerFieldType: (name: string, control: ComponentType<ControlProps>) => void;
    readonly registerEditorComponent: (component: EditorComponent) => void;
    readonly registerPreviewTemplate: (name: string, component: FunctionComponent<PreviewProps>) => void;
  };
  export default CMS;
}

/** What `npm run editor` builds in. */
declare const EDITOR: {
  /** Today's figure or name of each fact. */
  readonly facts: Readonly<Record<string, string>>;
  /** The address of the published site, if it is known. */
  readonly published: string;
  /** The legal documents that bind no one yet, by their addresses. */
  readonly drafts: readonly string[];
  /** Whether it edits the folder on this machine. */
  readonly isLocal: boolean;
  /** The shorter side of a photograph has so many pixels at least. */
  readonly portraitPx: number;
  /** Sveltia's own settings: repository, sign-in, workflow. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The address of the running site, which is shown beside the form; empty where there is none. */
  readonly site: string;
};
