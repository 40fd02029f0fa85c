import { getKenyaDay } from '@site/rules/time/dates';
import type { Notice } from '@site/content/schemas/notice.schema';

/** Returns the end of a notice's last day in Kenya, which is three hours ahead of UTC all year. */
export const getNoticeEnd = ({ until }: Pick<Notice, 'until'>) => new Date(`${until}T24:00+03:00`);

export const hasBegun = ({ from }: Pick<Notice, 'from'>, now: Date) => from <= getKenyaDay(now.getTime());

export const isOver = ({ until }: Pick<Notice, 'until'>, now: Date) => until < getKenyaDay(now.getTime());
