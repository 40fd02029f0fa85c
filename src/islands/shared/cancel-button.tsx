/** Stops a form's sending. It goes away then, so the focus moves to the button that sends. */
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
