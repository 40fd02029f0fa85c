import { useEffect, useRef, useState } from 'react';
import { COUNT_MS, countAt } from '../../domain/facts/counter.ts';
import { island } from '../shared/error-boundary.tsx';

interface Props {
  /** The final number; it is what the HTML says. */
  value: number;
  suffix: string;
}

/** The share of the number that must be on screen before it starts. */
const START_AT = 0.5;

/** Hydrates only while still off screen: see `client:approach`. */
function Count({ value, suffix }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let frame = 0;
    const finish = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setShown(value);
    };
    const run = () => {
      const start = performance.now();
      const step = () => {
        const elapsed = performance.now() - start;
        setShown(countAt(elapsed, value));
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
    setShown(0);
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
      <span aria-hidden="true">{`${shown}${suffix}`}</span>
    </span>
  );
}

export const Counter = island(Count);
