/** Renders the email with a customer's copy of the order, and the proforma invoice or the receipt. */
import { LOGO } from '../brand/site-files.ts';
import { renderCustomerHtml } from './customer-html.ts';
import { drawInvoicePdf } from './invoice-pdf.ts';
import { listInvoiceSections, listSellerLines, type Invoice } from './invoice.ts';
import type { EmailContent } from './email.ts';
import { joinParagraphs, type Section } from './text.ts';

const NOT_ORDERED_HINT =
  'If you did not order this, someone else gave us your address. ' +
  'Then pay nothing, and reply so that we can delete the order.';

export async function renderCustomerEmail(invoice: Invoice, siteOrigin: string): Promise<EmailContent> {
  const { title, number, total, priceTerm, isPaid, notes, documents, paymentInstructions, seller } = invoice;
  const thanks = 'Thank you. We have received your order';
  const agreement =
    `This email is your copy of our agreement${isPaid ? '' : ', which begins once the order is paid'}: ` +
    `the order above${documents.length > 0 ? ', on the terms of these documents' : ''}.`;
  const sections: readonly Section[] = [
    ...(isPaid
      ? [`${thanks} and your payment of ${total}.`]
      : [`${thanks} of ${total}. ${priceTerm}`, NOT_ORDERED_HINT]),
    ...listInvoiceSections(invoice),
    ...(paymentInstructions ? [paymentInstructions.introduction, ...paymentInstructions.methods] : []),
    notes.join(' '),
    `The ${title.toLowerCase()} is attached. ${isPaid ? 'An' : 'Once it is paid, an'} engineer calls you to ` +
      'agree when the work starts. If anything is wrong, reply to this email.',
    [
      agreement,
      ...documents.map(
        (document) => `- ${document.title}, version ${document.version}: ${siteOrigin}${document.path}`,
      ),
    ].join('\n'),
    listSellerLines(seller).join('\n'),
  ];
  return {
    subject: `Your ${isPaid ? 'order' : 'proforma invoice'} ${number}`,
    text: joinParagraphs(...sections),
    html: await renderCustomerHtml(
      seller.name,
      `Your ${isPaid ? 'order is paid' : 'proforma invoice'}`,
      sections,
    ),
    logo: LOGO,
    pdf: { filename: `${number}.pdf`, content: await drawInvoicePdf(invoice) },
  };
}
