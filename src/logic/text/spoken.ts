const SPOKEN_FORMS: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/KES\s([\d,]+(?: to [\d,]+)?)(\+?)/g, '$1 Kenyan shillings$2'],
  [/USD\s([\d,.]*\d)/g, '$1 US dollars'],
  [/shillings\+/g, 'shillings or more'],
  [/\b8x5,?/g, '8 hours a day,'],
  [/\b24\/7\b/g, '24 7'],
  [/\bMon-Fri\b/g, 'Monday to Friday'],
  [/\b(\d+)m\b/g, '$1 minutes'],
];

/** Spells out short forms, which a screen reader would say as "kess", "8 ex 5" or "24 slash 7". */
export const spellOut = (text: string) =>
  SPOKEN_FORMS.reduce((spelled, [written, spoken]) => spelled.replaceAll(written, spoken), text);
