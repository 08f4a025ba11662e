/** Texts specific to offices that hand out certificates; the others are those of the SlotPicker. */
export const pickupTexts = {
  hours: {
    nb: '{name}: åpent kl. {open}–{close}.',
    nn: '{name}: ope kl. {open}–{close}.',
    en: '{name}: open {open}–{close}.',
  },
  zone: { nb: 'Tidene er norsk tid.', nn: 'Tidene er norsk tid.', en: 'The times are Norwegian time.' },
  noneAtAll: {
    nb: 'Kontoret har ingen ledige tider i denne perioden.',
    nn: 'Kontoret har ingen ledige tider i denne perioden.',
    en: 'The office has no times available in this period.',
  },
  otherOffice: {
    nb: 'Tiden du valgte, kl. {time}, kan ikke velges ved dette kontoret. Velg en ny tid.',
    nn: 'Tida du valde, kl. {time}, kan ikkje veljast ved dette kontoret. Vel ei ny tid.',
    en: 'The time you chose, {time}, cannot be chosen at this office. Choose another time.',
  },
  doubleFee: {
    nb: 'Dobbelt gebyr utenfor åpningstid',
    nn: 'Dobbelt gebyr utanfor opningstid',
    en: 'Double fee outside opening hours',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    pickup: typeof pickupTexts
  }
}
