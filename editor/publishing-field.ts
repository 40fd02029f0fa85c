/** Publishes a legal document in its next version: files the words in force, raises the number, asks for day and summary. */
import type { ControlProps } from '@sveltia/cms';
import { Component, createElement as h, type ReactNode } from 'react';
import { isValues, type Values } from './form-value.ts';
import { nextVersion, type Publishing, versionFileName } from './new-version.ts';

/** The day in Kenya, year-month-day. */
export const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });

const BEFORE_THE_LAUNCH =
  'This document has no versions before the launch: change its words as you like. The day of the launch makes it version 1.0.';

/** The text of the version in force, as visitors read it. */
async function wordsInForce(slug: string): Promise<string> {
  const address = `${EDITOR.published}/${slug}.md`;
  const answer = await fetch(address).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : '';
  if (!text.startsWith('#'))
    throw new Error(`The words in force could not be read at ${address}. Try again later.`);
  return text;
}

interface State {
  readonly problem?: string | undefined;
}

/** A class, since Sveltia has a React of its own. */
export class PublishingField extends Component<ControlProps, State> {
  override state: State = {};

  private get asked(): Publishing | undefined {
    const { value } = this.props;
    const plain: unknown =
      isValues(value) && 'toJS' in value ? (value as { toJS: () => unknown }).toJS() : value;
    return isValues(plain) && plain.kind !== undefined ? (plain as never) : undefined;
  }

  private set(change: Partial<Publishing>) {
    this.props.onChange({ ...this.asked, ...change });
  }

  isValid = () => {
    const { asked } = this;
    if (asked === undefined || (asked.summary ?? '').trim() !== '') return true;
    return { error: { message: 'Say in a sentence what changed.' } };
  };

  private startVersion = async (slug: string, version: string) => {
    this.setState({ problem: undefined });
    try {
      const words = await wordsInForce(slug);
      const name = versionFileName(slug, version);
      const text = await this.props.addFile(new File([words], name, { type: 'text/markdown' }));
      this.set({ kind: 'version', summary: '', effectiveDate: today(), text });
    } catch (error) {
      this.setState({ problem: (error as Error).message });
    }
  };

  private input(name: 'summary' | 'effectiveDate', label: string) {
    const id = `${this.props.forID}-${name}`;
    return h(
      'p',
      { key: name },
      h('label', { htmlFor: id }, label),
      h('input', {
        id,
        className: this.props.classNameWrapper,
        type: name === 'summary' ? 'text' : 'date',
        value: this.asked?.[name] ?? '',
        onChange: ({ target: { value } }) => {
          this.set({ [name]: value });
        },
      }),
    );
  }

  private form(version: string): readonly ReactNode[] {
    const isVersion = this.asked?.kind === 'version';
    const heading = isVersion ? `Version ${nextVersion(version)}` : 'Only spelling is corrected';
    return [
      h('strong', { key: 'heading' }, heading),
      this.input('summary', isVersion ? 'What changed, in a sentence for clients' : 'What was corrected'),
      isVersion && this.input('effectiveDate', 'From which day it applies'),
      isVersion &&
        h('p', { key: 'kept' }, `The words of version ${version} stay readable on a page of their own.`),
      h(
        'button',
        {
          key: 'stop',
          type: 'button',
          onClick: () => {
            this.props.onChange({});
          },
        },
        'No, as it was',
      ),
    ];
  }

  private offer(slug: string, version: string): readonly ReactNode[] {
    const start = () => void this.startVersion(slug, version);
    const correct = () => {
      this.set({ kind: 'typo', summary: '' });
    };
    return [
      h('p', { key: 'now' }, `Version ${version} is in force. Changed words are published as a new version.`),
      h('button', { key: 'version', type: 'button', onClick: start }, 'Publish as a new version'),
      ' ',
      h('button', { key: 'typo', type: 'button', onClick: correct }, 'Only correct the spelling'),
      this.state.problem !== undefined && h('p', { key: 'problem', role: 'alert' }, this.state.problem),
    ];
  }

  override render() {
    const { entry } = this.props;
    const { version, effectiveDate } = entry.get('data').toJS() as Values;
    const slug = entry.get('slug');
    const words =
      typeof version !== 'string' || effectiveDate === undefined || EDITOR.drafts.includes(slug)
        ? [h('p', { key: 'draft' }, BEFORE_THE_LAUNCH)]
        : this.asked
          ? this.form(version)
          : this.offer(slug, version);
    return h('div', { className: 'publishing-field' }, ...words);
  }
}
