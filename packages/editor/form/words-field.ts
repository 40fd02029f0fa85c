/** Adds the published words of a legal document to what is saved, so that they stay readable. */
import type { ControlProps } from '@sveltia/cms';
import { Component, createElement as h } from 'react';
import type { Values } from './form-value.ts';
import { onSave } from './known-content.ts';
import { newestOf } from './new-version.ts';

/** The text of the newest version, as visitors read it. */
async function publishedWords(slug: string): Promise<string> {
  const address = `${EDITOR.published}/${slug}.md`;
  const answer = await fetch(address).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : '';
  if (!text.startsWith('#'))
    throw new Error(`The published words could not be read at ${address}. Try again later.`);
  return text;
}

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class WordsField extends Component<ControlProps> {
  /** Asked by Sveltia after each change and before it saves; what is thrown, it shows. */
  isValid = async () => {
    const { entry, addFile, onChange, value } = this.props;
    if (value) return true;
    const { version, effectiveDate } = newestOf(entry.get('data').toJS() as Values);
    if (effectiveDate === undefined)
      throw new Error(
        'This document has no versions before the launch: remove this, and change its words as you like.',
      );
    const words = await publishedWords(entry.get('slug'));
    const name = `${entry.get('slug')}-version-${String(version).replace('.', '-')}.md`;
    onSave(`content/legal-versions/${name}`, words);
    onChange(await addFile(new File([words], name, { type: 'text/markdown' })));
    return true;
  };

  override render() {
    return h('p', null, 'They stay readable on a page of their own.');
  }
}
