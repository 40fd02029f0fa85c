import { type Answer, isSuccess } from '../delivery/answers.ts';

/** Reads the receiver's answer. Any success is a delivered message, whatever its body. */
export const decodeMessageAnswer = (answer: Answer) =>
  isSuccess(answer) ? ({ kind: 'delivered' } as const) : undefined;
