/** In characters, counted after trimming. Fields with a minimum are required. */
export const CHECKOUT_LIMITS = {
  fullName: { min: 2, max: 100 },
  email: { max: 255 },
  /** The minimum counts digits, which makes at least as many characters. */
  phone: { min: 10, max: 20 },
  company: { max: 100 },
  billingAddress: { min: 5, max: 200 },
  city: { min: 2, max: 100 },
  postalCode: { min: 4, max: 20 },
  country: { min: 2, max: 100 },
  notes: { max: 1000 },
} as const;
