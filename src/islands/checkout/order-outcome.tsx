import { status } from 'virtual:delivery/status';
import { useEffect, useRef, useState } from 'react';
import type { OrderState } from '#delivery/status.ts';
import { onReturn } from '#platform/page-lifecycle.ts';
import { createIsland } from '../shared/error-boundary.tsx';
import { Receipt, type VersionLinks } from './receipt.tsx';

interface Props {
  /** The page's title until the order is complete. */
  title: string;
  /** The key under which the tab keeps its order. */
  sessionKey: string;
  /**
   * The copy for a complete order. It is plain data, because a slot would arrive as `innerHTML`, which the
   * CSP blocks.
   */
  completedCopy: {
    title: string;
    lead: string;
    nextHeading: string;
    next: readonly { title: string; text: string }[];
    vatNote: string;
    versionLinks: VersionLinks;
  };
  /** The id and title of the page's section about a declined order. */
  declinedSection?: { id: string; title: string } | undefined;
}

/**
 * Says what happened to this tab's order. The success page always shows this component. The failure page
 * shows it only on a site that sends orders, and only if the order was not declined. After a decline, that
 * page shows its own `declinedSection`.
 */
function OutcomeSection({ title, sessionKey, completedCopy, declinedSection }: Props) {
  const [state, setState] = useState<OrderState>({ kind: 'none' });
  const { kind, receipt } = state;
  useEffect(() => {
    const check = () => {
      status.checkStatus(setState);
    };
    check();
    return onReturn(check);
  }, []);

  // If the site simulates orders, the page has the title of a complete order from the start.
  const isComplete = kind === 'paid' || kind === 'received' || title === completedCopy.title;
  const shownDeclinedSection = kind === 'declined' ? declinedSection : undefined;
  const heading = shownDeclinedSection?.title ?? (isComplete ? completedCopy.title : title);
  const titleInTab = useRef(title);
  useEffect(() => {
    document.title = document.title.replace(titleInTab.current, heading);
    titleInTab.current = heading;
    const section = document.getElementById(declinedSection?.id ?? '');
    if (section) section.hidden = !shownDeclinedSection;
  }, [heading, shownDeclinedSection, declinedSection]);

  if (shownDeclinedSection) return null;
  return (
    <>
      <div className="overflow-x-clip bg-sand last:mb-8 xl:mb-10 xl:last:mb-20">
        <div className="page-width grid grid-cols-1 gap-y-8 pt-6 pb-10 md:pt-12 xl:flex xl:gap-26 xl:pb-0">
          <div className="flex grow flex-col xl:items-start xl:pb-12">
            <div role="status">
              <h1 className="text-h1">{heading}</h1>
              {isComplete && (
                <p
                  className="print-hidden mt-4 max-w-lead text-lead text-slate"
                  data-show-with-order={sessionKey}
                  hidden={kind === 'none'}
                >
                  {completedCopy.lead}
                </p>
              )}
            </div>
            <status.StatusMessage state={state} showState={setState} />
          </div>
          {receipt ? (
            <Receipt {...receipt} vatNote={completedCopy.vatNote} versionLinks={completedCopy.versionLinks} />
          ) : (
            // Reserves the space of the receipt. If the tab has an order, order-visibility.astro shows this
            // placeholder.
            <div
              className="slip print-hidden min-h-150 shrink-0 xl:w-result"
              data-show-with-order={sessionKey}
              hidden
            />
          )}
        </div>
      </div>
      {isComplete && (
        <section className="print-hidden py-dense text-ink">
          <div className="side-heading page-width">
            <h2 className="text-dense">{completedCopy.nextHeading}</h2>
            <ol className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
              {completedCopy.next.map((step, index) => (
                <li key={step.title} className="flex gap-3 line-t border-rule py-3">
                  <span className="sheet-tag" aria-hidden="true">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  <div className="min-w-0">
                    <h3 className="text-body">{step.title}</h3>
                    <p className="text-slate">{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
    </>
  );
}

export const OrderOutcome = createIsland(OutcomeSection);
