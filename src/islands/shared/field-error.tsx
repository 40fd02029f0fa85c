import { StatusIcon } from './status-icon.tsx';

interface Props {
  readonly id: string;
  readonly message: string;
}

/** The message is alone in its element, so that a translation replaces it whole. */
export const FieldError = ({ id, message }: Props) => (
  <p id={id} className="field-error">
    <StatusIcon kind="alert" />
    <span>{message}</span>
  </p>
);
