/** Saves the published text of a legal document when a new version replaces it, so that it stays readable. */
import type { ControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { updateKnownFile } from './known-content.ts';
import { getNewestVersion } from './new-version.ts';
import words from './words.json' with { type: 'json' };

const { unreachable, otherVersion } = words.publishedText;

/** This is a class because our React's hooks do not work inside Sveltia, which bundles its own React. */
export class PublishedTextField extends Component<ControlProps> {
  /** Sveltia calls this after each change and before it saves, and shows the error that is thrown. */
  isValid = async () => {
    const { entry, addFile, onChange, value } = this.props;
    if (value) return true;
    const slug = entry.get('slug');
    const { version } = getNewestVersion(entry.get('data').toJS());
    const url = `${EDITOR.settings.site_url}/${slug}.md`;
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) throw new Error(`${unreachable} ${url}`);
    const text = await response.text();
    // The history in the text names the version that is published. One that still waits must not be replaced.
    if (!text.includes(`[Version ${String(version)}](`)) throw new Error(`${otherVersion} ${url}`);
    const name = `${slug}-version-${String(version).replace('.', '-')}.md`;
    updateKnownFile(`content/legal-versions/${name}`, text);
    onChange(await addFile(new File([text], name, { type: 'text/markdown' })));
    return true;
  };

  override render() {
    return null;
  }
}
