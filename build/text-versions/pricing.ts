import { formatMoney } from '../../src/domain/money/money.ts';
import type { PricingPage } from '../../src/domain/content/pages.schema.ts';
import type { AddOn, Plan } from '../../src/domain/content/plan.schema.ts';
import { paths } from '../../src/site/paths.ts';
import { type At, bullets, closing, heading, link, section, twin } from './markdown.ts';
import { addOnLine } from './prices.ts';

interface Pricing {
  readonly page: PricingPage;
  readonly plans: readonly Plan[];
  readonly addOns: readonly AddOn[];
}

const planBlock = ({ name, summary, price, featured, features }: Plan, badge: string): string =>
  [
    heading(featured ? `${name} (${badge})` : name, 3),
    summary,
    `${formatMoney(price)} per month, before VAT`,
    bullets(features),
  ].join('\n\n');

export const pricingTwin = ({ page, plans, addOns }: Pricing, at: At): string =>
  twin(
    page,
    at(paths.pricing),
    section('Plans', ...plans.map((plan) => planBlock(plan, page.badge))),
    section(page.addOns.heading, page.addOns.text, bullets(addOns.map(addOnLine))),
    section(page.included.heading, bullets(page.included.items)),
    section(page.note.heading, page.note.text),
    `${page.quote.text} ${link(page.quote.action, at(paths.quote))}.`,
    closing(page.closing, at(paths.contact)),
  );
