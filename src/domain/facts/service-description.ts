export const serviceDescription = (summary: string) =>
  `${summary} What is included and what it costs, in KES.`;
