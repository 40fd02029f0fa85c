import type { Plan } from '@site/content/schemas/plan.schema';
import { minutes } from '@site/rules/time/duration';

/** The response time of the fastest plan, in minutes. */
export const fastestAnswer = (plans: readonly Plan[]): number =>
  Math.min(...plans.map(({ sla }) => sla.responseMinutes));

/** Lists how soon each plan answers an urgent incident, the fastest first. */
export const answerTimes = (plans: readonly Plan[]) =>
  plans
    .toSorted((one, other) => one.sla.responseMinutes - other.sla.responseMinutes)
    .map(({ name, sla: { coverage, responseMinutes } }) => ({
      name,
      coverage,
      responseMinutes,
      time: minutes(responseMinutes),
      isDayAndNight: coverage === '24/7',
    }));
