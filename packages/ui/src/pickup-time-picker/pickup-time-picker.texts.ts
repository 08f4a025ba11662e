export const pickupTexts = {
  date: { nb: 'Dato', nn: 'Dato', en: 'Date' },
  time: { nb: 'Tid', nn: 'Tid', en: 'Time' },
  next: { nb: 'Neste ledige: {when}', nn: 'Neste ledige: {when}', en: 'Next available: {when}' },
  todayAt: { nb: 'i dag kl. {time}', nn: 'i dag kl. {time}', en: 'today at {time}' },
  dayAt: { nb: '{day} kl. {time}', nn: '{day} kl. {time}', en: '{day} at {time}' },
  slotName: { nb: 'kl. {time}, {day}', nn: 'kl. {time}, {day}', en: '{time}, {day}' },
  oneFree: { nb: '1 ledig tid {day}', nn: '1 ledig tid {day}', en: '1 time available {day}' },
  free: { nb: '{count} ledige tider {day}', nn: '{count} ledige tider {day}', en: '{count} times available {day}' },
  noneFree: { nb: 'Ingen ledige tider {day}', nn: 'Ingen ledige tider {day}', en: 'No times available {day}' },
  chosen: { nb: 'Valgt: {when}', nn: 'Vald: {when}', en: 'Chosen: {when}' },
  dateFirst: { nb: 'Velg dato først', nn: 'Vel dato først', en: 'Choose a date first' },
  passed: {
    nb: 'Passert. Velg en senere tid eller en annen dato.',
    nn: 'Passert. Vel ei seinare tid eller ein annan dato.',
    en: 'Passed. Choose a later time or another date.',
  },
  tooSoon: {
    nb: 'For sent, må bestilles minst {minutes} minutter før',
    nn: 'For seint, må bestillast minst {minutes} minutt før',
    en: 'Too late, must be ordered at least {minutes} minutes ahead',
  },
  lapsed: {
    nb: 'Tiden du valgte, kl. {time}, kan ikke lenger velges. Velg en ny tid.',
    nn: 'Tida du valde, kl. {time}, kan ikkje lenger veljast. Vel ei ny tid.',
    en: 'The time you chose, {time}, can no longer be chosen. Choose another time.',
  },
  doubleFee: {
    nb: 'Dobbelt gebyr utenfor åpningstid',
    nn: 'Dobbelt gebyr utanfor opningstid',
    en: 'Double fee outside opening hours',
  },
  closedDays: { nb: 'Stengte dager denne måneden', nn: 'Stengde dagar denne månaden', en: 'Closed days this month' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    pickup: typeof pickupTexts
  }
}
