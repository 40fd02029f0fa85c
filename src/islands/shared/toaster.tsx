import { useEffect, useRef } from 'react';
import { useToaster, type Toast } from 'react-hot-toast/headless';
import { dismissToast, showHandedOverToast } from '../../stores/toasts.ts';
import { island } from './error-boundary.tsx';
import { StatusIcon } from './status-icon.tsx';

const ICONS = { error: 'alert', success: 'check' } as const;

/** Our toasts are plain text: title, line break, text. */
const toastWords = ({ message }: Toast) => (typeof message === 'string' ? message.split('\n') : []);

/** One text: of several, each is spoken by itself, or one of them twice. */
const spokenWords = (toast: Toast) => toastWords(toast).join('. ');

const isFailure = ({ type }: Toast) => type === 'error';

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [title = '', text = ''] = toastWords(toast);
  const icon = toast.type === 'error' || toast.type === 'success' ? ICONS[toast.type] : undefined;
  return (
    <div className="toast on-dark">
      {icon && <StatusIcon kind={icon} className="mt-0.5 size-5 text-sun" />}
      {/* Firefox tells of an alert that is inserted, and not of what is inserted into one. */}
      <p className="grow text-small" role={isFailure(toast) ? 'alert' : undefined}>
        {isFailure(toast) && <span className="sr-only">{spokenWords(toast)}</span>}
        <span aria-hidden="true">
          <strong className="block">{title}</strong>
          <span>{text}</span>
        </span>
      </p>
      <button
        type="button"
        className="grid size-11 shrink-0 cursor-pointer place-items-center"
        aria-label={`Dismiss: ${title}`}
        onClick={() => {
          dismissToast(toast.id);
          onDismiss();
        }}
      >
        <StatusIcon kind="close" />
      </button>
    </div>
  );
}

/**
 * Our own markup over react-hot-toast's store, because its default one injects styles that a strict content policy
 * refuses. Toasts stay while pointed at or focused.
 */
export function Toaster() {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement>(null);
  useEffect(showHandedOverToast, []);

  const visible = toasts.filter((toast) => toast.visible);
  const gone = visible.length === 0;
  useEffect(() => {
    // A toast that goes away under the pointer or the focus ends the pause too.
    if (!gone) return;
    endPause();
    held.current = false;
  }, [gone, endPause]);

  const hold = () => {
    if (!held.current) startPause();
    held.current = true;
  };
  const release = () => {
    if (place.current?.matches(':hover, :focus-within')) return;
    endPause();
    held.current = false;
  };
  const onDismiss = () => {
    origin.current?.focus();
  };
  const latest = visible.find((toast) => !isFailure(toast));

  return (
    <div
      ref={place}
      className="toasts print-hidden"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={({ relatedTarget }) => {
        hold();
        if (relatedTarget instanceof HTMLElement && !place.current?.contains(relatedTarget)) {
          origin.current = relatedTarget;
        }
      }}
      onBlur={release}
    >
      {/* Words alone: of several things that are inserted at once, Orca tells of the last in Firefox. */}
      <p className="sr-only" aria-live="polite">
        {latest && spokenWords(latest)}
      </p>
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** For a page without another island. */
export const ToastPage = island(Toaster);
