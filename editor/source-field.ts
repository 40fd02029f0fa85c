/** Not shown as a field: it holds the text as it was read, and offers to go back to it once it was saved. */
import type { ControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { lastSaved, listen, undoTo } from './undo.ts';

/** In Sveltia's toolbar. */
const saveButton = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role="toolbar"] button')].find(
    ({ textContent }) => textContent.trim() === 'Save',
  );

/** Sveltia draws what was changed before one can save it. */
function save(): void {
  const button = saveButton();
  if (button && !button.disabled) button.click();
  else requestAnimationFrame(save);
}

export class SourceField extends Component<ControlProps> {
  private stop: (() => void) | undefined;
  /** Over the form, which scrolls: it is part of no field. */
  private readonly bar = document.createElement('div');

  override componentDidMount() {
    this.bar.className = 'undo';
    this.bar.role = 'status';
    this.stop = listen(this.show);
    this.show();
  }

  override componentDidUpdate() {
    this.show();
  }

  override componentWillUnmount() {
    this.stop?.();
    this.bar.remove();
  }

  private readonly show = () => {
    const before = lastSaved(this.props.entry.get('path'));
    if (before === undefined) {
      this.bar.remove();
      return;
    }
    if (this.bar.isConnected) return;
    const button = document.createElement('button');
    button.textContent = 'Undo: back to what was there';
    button.onclick = () => {
      this.bar.remove();
      this.props.onChange(undoTo(before));
      save();
    };
    this.bar.replaceChildren(button);
    document.body.append(this.bar);
  };

  override render() {
    return null;
  }
}
