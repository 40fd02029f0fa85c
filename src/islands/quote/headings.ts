/** The id of the first heading above the services. */
export const CATALOGUE_HEADING_ID = 'catalogue-heading';

export const SUMMARY_HEADING_ID = 'summary-heading';

/**
 * Scrolls to a heading and focuses it after the next render. A link to the heading would replace the fragment
 * of the URL, which may contain a quote.
 */
export const goToHeading = (id: string) =>
  setTimeout(() => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  });
