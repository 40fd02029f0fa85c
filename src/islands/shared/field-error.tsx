import { StatusIcon } from './status-icon.tsx';

interface Props {
  readonly id: string;
  readonly message: string;
}

/** What is wrong with the field above. The message alone in its element, so that a translated one is replaced whole. */
export const FieldError = ({ id, message }: Props) => (
  <p id={id} className="field-error">
    <StatusIcon kind="alert" />
    <span>{message}</span>
  </p>
);
