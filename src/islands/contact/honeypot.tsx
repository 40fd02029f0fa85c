import { HONEYPOT } from '../../domain/contact/message-request.ts';

const trapName = () => import.meta.env.CONTACT_HONEYPOT ?? HONEYPOT;

/**
 * A trap for programs that fill in whatever they find. `hidden` takes it from sight, keyboard and screen readers alike,
 * with no style or script needed; a person's browser does not fill it either. The server judges what is in it.
 */
export const Honeypot = () => (
  <div hidden>
    <label htmlFor={trapName()}>Leave this field empty</label>
    <input id={trapName()} name={trapName()} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
);

export function honeypotValue(form: HTMLFormElement): string {
  const value = new FormData(form).get(trapName());
  return typeof value === 'string' ? value : '';
}
