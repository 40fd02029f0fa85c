/** It disappears once pressed, so the focus moves to the submit button. */
export const CancelButton = ({ onCancel }: { readonly onCancel: () => void }) => (
  <button
    type="button"
    className="button-quiet"
    onClick={({ currentTarget }) => {
      currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
      onCancel();
    }}
  >
    Cancel
  </button>
);
