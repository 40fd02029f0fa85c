import type { LeftOutCustom } from '../../domain/quote/left-out.ts';
import { StatusIcon } from '../shared/status-icon.tsx';
import { CUSTOM_FIELD_IDS } from './adopt-choices.ts';

interface Props {
  /** Also describes the checkout button. */
  readonly id: string;
  readonly why: LeftOutCustom;
}

/** The form announces the same to screen readers. */
export function LeftOut({ id, why: { reason, field } }: Props) {
  return (
    <div className="flex gap-2 text-small">
      <StatusIcon kind="alert" className="mt-0.5 size-5 text-error" />
      <p>
        <span id={id}>{`Your custom service is not in this quote: ${reason}.`}</span>{' '}
        <a
          className="link"
          href={`#${CUSTOM_FIELD_IDS[field]}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(CUSTOM_FIELD_IDS[field])?.focus();
          }}
        >
          {field === 'name' ? 'Go to its name' : 'Go to its price'}
        </a>
      </p>
    </div>
  );
}
