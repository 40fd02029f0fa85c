import { checkFields } from '../form/text-fields.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues, MESSAGE_FIELDS } from './fields.ts';

export const EMPTY_MESSAGE: ContactValues = checkFields(MESSAGE_FIELDS, {}).values;

/**
 * Returns trimmed values without control characters. `hasMissingFields` is true if a required field is
 * blank.
 */
export function checkMessage(typed: Partial<Record<ContactField, unknown>>) {
  const { values, errors } = checkFields(MESSAGE_FIELDS, typed);
  const hasMissingFields = CONTACT_FIELDS.some(
    (field) => values[field] === '' && errors[field] !== undefined,
  );
  return { values, errors, hasMissingFields };
}
