import { useEffect, useRef } from 'react';
import { useToaster, type Toast } from 'react-hot-toast/headless';
import { dismissToast, showToastFromPreviousPage } from '#stores/toasts.ts';
import { createIsland } from './error-boundary.tsx';
import { Icon } from './icon.tsx';

const ICONS_BY_TYPE: Partial<Record<Toast['type'], 'alert' | 'check'>> = { error: 'alert', success: 'check' };

/** Returns the title and the text of a toast. showToast() joins the two with a line break. */
const splitToast = ({ message }: Toast) => (message as string).split('\n');

/**
 * Joins title and text. If they were separate, screen readers would read them one by one, or one of them
 * twice.
 */
const joinForSpeech = (toast: Toast) => splitToast(toast).join('. ');

const isFailure = ({ type }: Toast) => type === 'error';

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [title = '', text] = splitToast(toast);
  const icon = ICONS_BY_TYPE[toast.type];
  return (
    <div className="toast on-dark pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-md bg-band py-3 pr-2 pl-4 text-on-band max-2xs:flex-wrap-reverse max-2xs:justify-end max-2xs:gap-0">
      {icon && <Icon kind={icon} className="mt-0.5 size-5 text-sun max-2xs:hidden" />}
      {/* Firefox announces an alert that is inserted, but no text that is inserted into one. */}
      <p className="grow text-small max-2xs:basis-full" role={isFailure(toast) ? 'alert' : undefined}>
        {isFailure(toast) && <span className="sr-only">{joinForSpeech(toast)}</span>}{' '}
        <span aria-hidden="true">
          <strong className="block">{title}</strong>
          <span>{text}</span>
        </span>
      </p>
      <button
        type="button"
        className="grid size-11 shrink-0 cursor-pointer place-items-center max-2xs:-my-3"
        aria-label={`Dismiss: ${title}`}
        onClick={onDismiss}
      >
        <Icon kind="close" />
      </button>
    </div>
  );
}

/**
 * Scrolls the focused element out from under the toast. `scroll-padding` in styles/forms.css sets how far.
 */
function uncoverFocus(toastContainer: HTMLElement | null) {
  const focusBox = document.activeElement?.getBoundingClientRect();
  const toastBottom = toastContainer?.getBoundingClientRect().bottom ?? 0;
  if (focusBox && focusBox.top < toastBottom && focusBox.bottom > 0)
    document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Draws the toasts of react-hot-toast's store (https://react-hot-toast.com/docs/use-toaster) with our own
 * markup, because the library's toaster injects styles that a strict CSP blocks. A toast stays while it is
 * pointed at or focused.
 */
export function Toaster() {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  const container = useRef<HTMLDivElement>(null);
  const isPaused = useRef(false);
  /** The element that had the focus before it moved to the toast. */
  const previousFocus = useRef<HTMLElement>(null);
  useEffect(showToastFromPreviousPage, []);

  const shownToast = toasts.find((toast) => toast.visible);
  const id = shownToast?.id;
  useEffect(() => {
    if (id !== undefined) {
      uncoverFocus(container.current);
      return;
    }
    // Browsers send no event when a toast disappears while it is pointed at or focused.
    endPause();
    isPaused.current = false;
  }, [id, endPause]);

  const pause = () => {
    if (!isPaused.current) startPause();
    isPaused.current = true;
  };
  const resume = () => {
    if (container.current?.matches(':hover, :focus-within')) return;
    endPause();
    isPaused.current = false;
  };
  const dismiss = () => {
    dismissToast();
    previousFocus.current?.focus();
  };

  return (
    <div
      ref={container}
      className="toasts print-hidden pointer-events-none fixed inset-x-0 top-0 z-30 flex justify-end p-2 lg:top-auto lg:bottom-0 lg:p-4"
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={({ relatedTarget }) => {
        pause();
        if (relatedTarget instanceof HTMLElement && !container.current?.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      }}
      onBlur={resume}
    >
      {/* The region contains nothing but this text. In Firefox, the screen reader Orca announces only the
          last of several inserted elements. */}
      <p className="sr-only" aria-live="polite">
        {shownToast && !isFailure(shownToast) && joinForSpeech(shownToast)}
      </p>
      {shownToast && <ToastCard key={shownToast.id} toast={shownToast} onDismiss={dismiss} />}
    </div>
  );
}

/** Shows toasts on a page where no other island shows them. */
export const ToastIsland = createIsland(Toaster);
