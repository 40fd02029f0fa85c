/** The way of an order that is paid: it ends at the slip beside it, or on a narrow page at the one below it. */
export const RouteArrived = () => (
  <svg
    className="drawing arrived print-hidden"
    viewBox="0 0 570 132"
    role="img"
    aria-label="The route over quote, details and payment has arrived at your receipt."
  >
    <path
      className="accent thick"
      d="M-900 96L-560 70L-420 92L-300 60L-180 84L-80 58L0 72L34 60L80 68L130 52L190 60L250 54L300 62L350 54L400 58"
    />
    <path className="accent thick max-xl:hidden" d="M400 58H556" />
    <path className="solid max-xl:hidden" d="M569 58l-17-10v20z" />
    <path className="accent thick xl:hidden" d="M400 58H440V114" />
    <path className="solid xl:hidden" d="M440 131l-10-17h20z" />
    <path className="ground" d="M43 60a9 9 0 1 0 0 .1zM199 60a9 9 0 1 0 0 .1zM359 55a9 9 0 1 0 0 .1z" />
    <path className="pen" d="M38 60a4 4 0 1 0 0 .1zM194 60a4 4 0 1 0 0 .1zM354 55a4 4 0 1 0 0 .1z" />
    <text className="middle strong" x="34" y="98">
      Quote
    </text>
    <text className="middle strong" x="190" y="98">
      Your details
    </text>
    <text className="middle strong" x="350" y="98">
      Payment
    </text>
  </svg>
);
