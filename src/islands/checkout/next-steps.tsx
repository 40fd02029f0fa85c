interface Props {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens to an order from here on. */
export const NextSteps = ({ heading, steps }: Props) => (
  <section className="beside-heading page-width print-hidden">
    <h2 className="text-h3">{heading}</h2>
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-bold">{title}</h3>
          <p className="text-slate">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
