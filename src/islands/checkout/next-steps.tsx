interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens to an order from here on. */
export const NextSteps = ({ heading, steps }: Props) => (
  <section className="print-hidden py-dense text-ink">
    <div className="dense page-width">
      <h2 className="text-dense">{heading}</h2>
      <ol className="steps max-xl:mt-5">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-slate">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
