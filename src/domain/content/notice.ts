import type { Notice } from './notice.schema.ts';

type Days = Pick<Notice, 'from' | 'until'>;

/** A notice's days are Kenya's, three hours ahead of UTC all year. */
const start = (day: string) => new Date(`${day}T00:00+03:00`);

export const endOf = ({ until }: Pick<Days, 'until'>) => new Date(`${until}T24:00+03:00`);

export const hasBegun = ({ from }: Pick<Days, 'from'>, now: Date) => start(from) <= now;

export const isOver = (notice: Pick<Days, 'until'>, now: Date) => endOf(notice) <= now;

/** Whether two have a day in common. */
export const overlap = (one: Days, other: Days) => one.from <= other.until && other.from <= one.until;
