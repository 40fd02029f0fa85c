/**
 * Reserves the space of the receipt until the receipt is rendered. A tab without an order shows no receipt:
 * components/checkout/show-by-order.astro.
 */
export const ReceiptPlaceholder = ({ sessionKey }: { sessionKey: string }) => (
  <div className="shrink-0 xl:w-result" aria-hidden="true" data-show-with-order={sessionKey} hidden>
    <div className="slip slip-muted print-hidden">
      <p className="figure text-dense">Your order</p>
      <ul>
        {[1, 2, 3].map((line) => (
          <li key={line} className="slip-line slip-row" />
        ))}
      </ul>
      <p className="slip-row slip-total">
        <span>Total</span> <span className="figure">USD</span>
      </p>
    </div>
  </div>
);
