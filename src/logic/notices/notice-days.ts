import type { Notice } from '@site/content/schemas/notice.schema';

/** Returns when a notice's first day begins and its last day ends in Kenya, which has no summer time. */
export const getNoticeTimes = ({ from, until }: Pick<Notice, 'from' | 'until'>) => ({
  begin: new Date(`${from}T00:00+03:00`),
  end: new Date(`${until}T24:00+03:00`),
});
