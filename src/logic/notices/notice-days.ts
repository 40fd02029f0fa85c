import { kenyaDay } from '@site/rules/time/dates';
import type { Notice } from '@site/content/schemas/notice.schema';

/** The days of a notice are Kenya's, which is three hours ahead of UTC all year. */
export const endOf = ({ until }: Pick<Notice, 'until'>) => new Date(`${until}T24:00+03:00`);

export const hasBegun = ({ from }: Pick<Notice, 'from'>, now: Date) => from <= kenyaDay(now.getTime());

export const isOver = ({ until }: Pick<Notice, 'until'>, now: Date) => until < kenyaDay(now.getTime());
