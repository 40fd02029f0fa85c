/** What search results say of a service: its summary, and what the page answers. */
export const serviceDescription = (summary: string) =>
  `${summary} What is included and what it costs, in KES.`;
