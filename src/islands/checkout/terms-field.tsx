import { DOCUMENTS_TO_AGREE_TO } from '#logic/checkout/agreement.ts';
import { FieldError } from '../shared/field.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';

const [terms, refund] = DOCUMENTS_TO_AGREE_TO;

interface Props {
  checked: boolean;
  error: string | undefined;
  onChange: () => void;
}

export function TermsField({ checked, error, onChange }: Props) {
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          id="agreedToTerms"
          aria-required="true"
          aria-label={`I agree to the ${terms.name} and the ${refund.name}`}
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'agreedToTerms-note'}
          onChange={onChange}
        />
        <span>
          I agree to the <NewTabLink href={terms.path}>{terms.name}</NewTabLink> and the{' '}
          <NewTabLink href={refund.path}>{refund.name}</NewTabLink>
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <div id="agreedToTerms-note">{error && <FieldError message={error} />}</div>
    </div>
  );
}
