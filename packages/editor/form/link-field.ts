/** A link that is chosen from the site's pages and their headings. */
import CMS, { type ControlProps } from '@sveltia/cms';
import { Component, createElement as h } from 'react';
import { listLinkTargets } from './known-content.ts';

const { control: SelectControl } = CMS.getFieldType('select');

export class LinkField extends Component<ControlProps> {
  override render() {
    // A link to another site, or to a page that is newer than the editor, stays as it is.
    const options = new Set(['', this.props.value ?? '', ...listLinkTargets()]);
    return h(SelectControl, { ...this.props, field: { name: 'link', options: [...options] } });
  }
}
