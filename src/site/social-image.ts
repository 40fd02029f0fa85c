/** In pixels: what WhatsApp, LinkedIn and X show large. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;
