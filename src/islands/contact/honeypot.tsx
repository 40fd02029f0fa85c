import { HONEYPOT } from '../../domain/contact/message-request.ts';

const NAME = import.meta.env.CONTACT_HONEYPOT ?? HONEYPOT;

/**
 * A trap for programs that fill in whatever they find. `hidden` takes it from sight, keyboard and screen readers alike,
 * with no style or script needed; a person's browser does not fill it either. The server judges what is in it.
 */
export const Honeypot = () => (
  <div hidden>
    <label htmlFor={NAME}>Leave this field empty</label>
    <input id={NAME} name={NAME} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
);

export function honeypotValue(form: HTMLFormElement): string {
  const value = new FormData(form).get(NAME);
  return typeof value === 'string' ? value : '';
}
