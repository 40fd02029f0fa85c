/** The id of the first heading over the services. */
export const CATALOGUE_HEADING_ID = 'catalogue-heading';

/** The id of the summary's heading. */
export const SUMMARY_HEADING_ID = 'summary-heading';

/**
 * Scrolls to a heading and focuses it after the next render. A link to the heading would not do, because the
 * fragment of the URL may contain a quote.
 */
export const goToHeading = (id: string) =>
  setTimeout(() => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  });
