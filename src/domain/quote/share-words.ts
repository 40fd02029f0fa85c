import { formatMoneyWithCode, type Money } from '../money/money.ts';

export const countServices = (count: number) => (count === 1 ? '1 service' : `${count} services`);

/** `4 services, USD 3,310.00` */
export const countAndTotal = (count: number, total: Money) =>
  `${countServices(count)}, ${formatMoneyWithCode(total)}`;
