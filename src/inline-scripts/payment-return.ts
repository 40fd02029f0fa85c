interface SentOrder {
  readonly key: string;
  readonly atMs: number;
  readonly reference?: unknown;
}

/** What is said of the payment; the page has parts for each. */
type Known = 'asking' | 'unknown' | 'failed';

/** Longer than the receiver waits for its provider. */
const PATIENCE_MS = 15_000;

const headingOf = (known: Known) => document.querySelector(`[data-payment=${known}] h1`)?.textContent ?? '';

/** The title by what is known; read before a translator changes the headings. */
function titles(): Readonly<Record<Known, string>> {
  const { title } = document;
  const titleOf = (known: Known) => title.replace(headingOf('unknown'), headingOf(known));
  return { asking: titleOf('asking'), unknown: title, failed: titleOf('failed') };
}

function show(known: Known, titleOf: Readonly<Record<Known, string>>) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-payment]'))
    part.hidden = part.dataset.payment !== known;
  document.title = titleOf[known];
}

function sentOrder(submissionKey: string): SentOrder | undefined {
  try {
    const sent = JSON.parse(sessionStorage.getItem(submissionKey) ?? '{}') as Partial<SentOrder> | null;
    return typeof sent?.key === 'string' && typeof sent.atMs === 'number' ? (sent as SentOrder) : undefined;
  } catch {
    // Storage that is denied or torn holds no order.
    return undefined;
  }
}

/** The status, or why there is none: receiver/docs/contract.md. */
async function answerTo(endpoint: string, key: string): Promise<unknown> {
  try {
    const response = await fetch(endpoint, {
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { status, error } = (await response.json()) as {
      readonly status?: unknown;
      readonly error?: unknown;
    };
    return response.ok ? status : error;
  } catch {
    return undefined;
  }
}

/**
 * On the failure page of a site that sends: anyone can open it, and who has paid may be led here, so it says that a
 * payment failed only where the receiver says so. It is inline in its page and therefore imports nothing.
 */
export function showReturn() {
  const place = document.querySelector<HTMLElement>('[data-reference]');
  if (!place) return;
  const { reference: parameter = '', submissionKey = '', recordKey = '', orderPrefix = '' } = place.dataset;
  const { endpoint = '', statusPath = '' } = place.dataset;
  const titleOf = titles();
  const sent = sentOrder(submissionKey);
  if (!sent) return;
  const named = new URLSearchParams(location.search).get(parameter);
  const isReturn = named !== null && named === sent.reference;
  if (isReturn || named === `${orderPrefix}${sent.atMs}`) {
    place.hidden = false;
    place.append(named);
  }
  // With another reference, or with the number of an order that may still be on its way, there is nothing to ask.
  if (named !== null && !isReturn) return;

  const look = async () => {
    show('asking', titleOf);
    const answer = await answerTo(endpoint, sent.key);
    if (isReturn && (answer === 'paid' || answer === 'pending')) {
      location.replace(statusPath + location.search);
      return;
    }
    const isDeclined = answer === 'declined';
    // An order that has led to a payment page and is not there any more was not declined by that.
    const isUnknownThere = answer === 'not_found' && sent.reference === undefined;
    show(isDeclined || isUnknownThere ? 'failed' : 'unknown', titleOf);
    if (!isDeclined) return;
    // No content is ever empty: the next submission is another. What is unknown goes on, and is paid once.
    sessionStorage.setItem(submissionKey, JSON.stringify({ ...sent, content: '' }));
    sessionStorage.removeItem(recordKey);
  };
  void look();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
}
