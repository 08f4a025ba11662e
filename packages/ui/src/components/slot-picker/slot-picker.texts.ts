export const slotPickerTexts = {
  date: { nb: 'Dato', nn: 'Dato', en: 'Date' },
  time: { nb: 'Tid', nn: 'Tid', en: 'Time' },
  next: { nb: 'Neste ledige: {when}', nn: 'Neste ledige: {when}', en: 'Next available: {when}' },
  todayAt: { nb: 'i dag kl. {time}', nn: 'i dag kl. {time}', en: 'today at {time}' },
  dayAt: { nb: '{day} kl. {time}', nn: '{day} kl. {time}', en: '{day} at {time}' },
  slotName: { nb: 'kl. {time}, {day}', nn: 'kl. {time}, {day}', en: '{time}, {day}' },
  oneFree: { nb: '1 ledig tid {day}', nn: '1 ledig tid {day}', en: '1 time available {day}' },
  free: { nb: '{count} ledige tider {day}', nn: '{count} ledige tider {day}', en: '{count} times available {day}' },
  noneFree: { nb: 'Ingen ledige tider {day}', nn: 'Ingen ledige tider {day}', en: 'No times available {day}' },
  otherDate: { nb: 'Velg en annen dato', nn: 'Vel ein annan dato', en: 'Choose another date' },
  chosen: { nb: 'Valgt: {when}', nn: 'Vald: {when}', en: 'Chosen: {when}' },
  dateFirst: { nb: 'Velg dato først', nn: 'Vel dato først', en: 'Choose a date first' },
  zone: {
    nb: 'Tidene følger klokka i {zone}.',
    nn: 'Tidene følgjer klokka i {zone}.',
    en: 'The times are those of {zone}.',
  },
  noneAtAll: {
    nb: 'Det er ingen ledige tider i denne perioden.',
    nn: 'Det er ingen ledige tider i denne perioden.',
    en: 'There are no times available in this period.',
  },
  dayFull: { nb: 'Ingen ledige tider', nn: 'Ingen ledige tider', en: 'No times available' },
  dayOne: { nb: '1 ledig tid', nn: '1 ledig tid', en: '1 time available' },
  dayMany: { nb: '{count} ledige tider', nn: '{count} ledige tider', en: '{count} times available' },
  otherSource: {
    nb: 'Tiden du valgte, kl. {time}, kan ikke velges her. Velg en ny tid.',
    nn: 'Tida du valde, kl. {time}, kan ikkje veljast her. Vel ei ny tid.',
    en: 'The time you chose, {time}, cannot be chosen here. Choose another time.',
  },
  taken: { nb: 'Opptatt', nn: 'Oppteken', en: 'Taken' },
  full: {
    nb: 'Ingen ledige tider. Velg en annen del av dagen eller en annen dato.',
    nn: 'Ingen ledige tider. Vel ein annan del av dagen eller ein annan dato.',
    en: 'No times available. Choose another part of the day or another date.',
  },
  gone: { nb: 'Passert', nn: 'Passert', en: 'Passed' },
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
  tooSoonHere: {
    nb: 'Må bestilles minst {minutes} minutter før.',
    nn: 'Må bestillast minst {minutes} minutt før.',
    en: 'Must be ordered at least {minutes} minutes ahead.',
  },
  lapsed: {
    nb: 'Tiden du valgte, kl. {time}, kan ikke lenger velges. Velg en ny tid.',
    nn: 'Tida du valde, kl. {time}, kan ikkje lenger veljast. Vel ei ny tid.',
    en: 'The time you chose, {time}, can no longer be chosen. Choose another time.',
  },
  closed: { nb: 'Stengt', nn: 'Stengt', en: 'Closed' },
  closedDays: { nb: 'Stengte dager denne måneden', nn: 'Stengde dagar denne månaden', en: 'Closed days this month' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    slotPicker: typeof slotPickerTexts
  }
}
