interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens to an order from here on. */
export const NextSteps = ({ heading, steps }: Props) => (
  <section className="print-hidden py-dense text-ink">
    <div className="dense page-width">
      <h2 className="text-dense">{heading}</h2>
      <ol className="grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 line-t border-rule py-3">
            <span className="sheet-tag" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="min-w-0">
              <h3 className="text-body">{title}</h3>
              <p className="text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
