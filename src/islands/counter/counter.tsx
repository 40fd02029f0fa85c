import { useEffect, useRef, useState } from 'react';
import { COUNT_MS, countAt, stepsTo } from './count.ts';
import { island } from '../shared/error-boundary.tsx';

interface Props {
  /** The final number; it is what the HTML says. */
  value: number;
  suffix: string;
}

/** The share of the number that must be on screen before it starts. */
const START_AT = 0.5;

/**
 * Counts from zero to its value, once. On the first screen the styles count, from the first paint and over the final
 * number; it hydrates only while still off screen (see `client:approach`), and then counts by itself.
 */
function Count({ value, suffix }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [counted, setCounted] = useState<number>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let frame = 0;
    const finish = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setCounted(value);
    };
    const run = () => {
      const start = performance.now();
      const step = () => {
        const elapsed = performance.now() - start;
        setCounted(countAt(elapsed, value));
        if (elapsed < COUNT_MS) frame = requestAnimationFrame(step);
      };
      step();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        run();
      },
      { threshold: START_AT },
    );
    setCounted(0);
    observer.observe(element);
    addEventListener('beforeprint', finish);
    return () => {
      finish();
      removeEventListener('beforeprint', finish);
    };
  }, [value]);

  return (
    <span ref={place}>
      <span className="sr-only">{`${value}${suffix}`}</span>
      <span aria-hidden="true">
        <span className={counted === undefined ? 'count-up' : undefined} data-steps={stepsTo(value)}>
          <span>{counted ?? value}</span>
        </span>
        {suffix}
      </span>
    </span>
  );
}

export const Counter = island(Count);
