import { useEffect } from 'react';
import { useToaster, type Toast } from 'react-hot-toast/headless';
import { dismissToast, showHandedOverToast } from '../../stores/toasts.ts';
import { Mark } from './mark.tsx';

const MARKS = { error: 'alert', success: 'check' } as const;

/** Our toasts are plain text: title, line break, text. */
const toastWords = ({ message }: Toast) => (typeof message === 'string' ? message : '');

function ToastCard({ toast }: { toast: Toast }) {
  const [title, text] = toastWords(toast).split('\n');
  const mark = toast.type === 'error' || toast.type === 'success' ? MARKS[toast.type] : undefined;
  return (
    <div className="toast on-dark">
      {mark && <Mark kind={mark} className="mt-0.5 size-5 text-sun" />}
      <p className="grow text-small">
        <strong className="block">{title}</strong>
        {text}
      </p>
      <button
        type="button"
        className="grid size-11 shrink-0 cursor-pointer place-items-center"
        aria-label={`Dismiss: ${title ?? ''}`}
        onClick={() => {
          dismissToast(toast.id);
        }}
      >
        <Mark kind="close" />
      </button>
    </div>
  );
}

/**
 * The place for toasts: two live regions that stand in the page from the start, one for what failed.
 * Markup of our own over react-hot-toast's store, for its default one injects styles that a strict
 * content policy refuses. Toasts wait while they are pointed at or hold the focus.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  useEffect(showHandedOverToast, []);
  const visible = toasts.filter((toast) => toast.visible);
  return (
    <div
      className="toasts print-hidden"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert" className="contents">
        {visible.map((toast) => toast.type === 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="status" className="contents">
        {visible.map((toast) => toast.type !== 'error' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  );
}
