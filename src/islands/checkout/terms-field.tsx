import { useStore } from '@nanostores/react';
import { $errors, $values } from '../../stores/checkout.ts';
import { paths } from '@site/rules/addresses/paths';
import { FieldError } from '../shared/field.tsx';

const TERMS = 'Terms of Service';
const REFUND = 'Refund Policy';

/** The links open a new tab, so that nothing typed is lost. */
export function TermsField({ onChange }: { onChange: () => void }) {
  const { agreedToTerms } = useStore($values);
  const { agreedToTerms: error } = useStore($errors);
  const link = (href: string, words: string) => (
    <a
      className="link"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${words}, opens in a new tab`}
    >
      {words}
    </a>
  );
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          id="agreedToTerms"
          name="agreedToTerms"
          aria-required="true"
          aria-label={`I agree to the ${TERMS} and the ${REFUND}`}
          checked={agreedToTerms}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'agreedToTerms-note'}
          onChange={onChange}
        />
        <span>
          I agree to the {link(paths.terms, TERMS)} and the {link(paths.refund, REFUND)}
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <div id="agreedToTerms-note">{error && <FieldError message={error} />}</div>
    </div>
  );
}
