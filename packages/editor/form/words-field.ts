/** Adds the words of a legal document that are in force to what is saved, so that they stay readable. */
import type { ControlProps } from '@sveltia/cms';
import { Component, createElement as h } from 'react';
import type { Values } from './form-value.ts';
import { versionFileName } from './new-version.ts';

const BEFORE_THE_LAUNCH =
  'This document has no versions before the launch: remove this, and change its words as you like.';

/** The text of the version in force, as visitors read it. */
async function wordsInForce(slug: string): Promise<string> {
  const address = `${EDITOR.published}/${slug}.md`;
  const answer = await fetch(address).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : '';
  if (!text.startsWith('#'))
    throw new Error(`The words in force could not be read at ${address}. Try again later.`);
  return text;
}

/** A class, since Sveltia has a React of its own, in which hooks of ours would have no renderer. */
export class WordsField extends Component<ControlProps, { readonly problem?: string }> {
  override state: { readonly problem?: string } = {};

  override componentDidMount() {
    if (!this.props.value) void this.add();
  }

  private async add() {
    const { entry, addFile, onChange } = this.props;
    const { version, effectiveDate } = entry.get('data').toJS() as Values;
    try {
      if (effectiveDate === undefined) throw new Error(BEFORE_THE_LAUNCH);
      const words = await wordsInForce(entry.get('slug'));
      const name = versionFileName(entry.get('slug'), String(version));
      onChange(await addFile(new File([words], name, { type: 'text/markdown' })));
    } catch (error) {
      this.setState({ problem: (error as Error).message });
    }
  }

  isValid = () => !!this.props.value || { error: { message: this.state.problem ?? 'They are being read.' } };

  override render() {
    const words = this.props.value ? 'They stay readable on a page of their own.' : this.state.problem;
    return h('p', { role: 'status' }, words);
  }
}
