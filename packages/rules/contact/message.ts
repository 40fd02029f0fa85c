import { checkFields } from '../form/text-fields.ts';
import { CONTACT_FIELD_NAMES, type ContactFieldName, type ContactValues, CONTACT_FIELDS } from './fields.ts';

export const EMPTY_MESSAGE: ContactValues = checkFields(CONTACT_FIELDS, {}).values;

/**
 * Returns the cleaned values, and a message for each wrong field. `hasMissingFields` is true if a required
 * field is blank.
 */
export function checkMessage(uncheckedValues: Partial<Record<ContactFieldName, unknown>>) {
  const { values, errors } = checkFields(CONTACT_FIELDS, uncheckedValues);
  const hasMissingFields = CONTACT_FIELD_NAMES.some(
    (field) => values[field] === '' && errors[field] !== undefined,
  );
  return { values, errors, hasMissingFields };
}
