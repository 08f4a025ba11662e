export const calendarTexts = {
  today: { nb: 'i dag', nn: 'i dag', en: 'today' },
  chosen: { nb: 'valgt', nn: 'vald', en: 'chosen' },
  previousMonth: { nb: 'Forrige måned', nn: 'Førre månad', en: 'Previous month' },
  nextMonth: { nb: 'Neste måned', nn: 'Neste månad', en: 'Next month' },
  month: { nb: 'Måned', nn: 'Månad', en: 'Month' },
  year: { nb: 'År', nn: 'År', en: 'Year' },
  week: { nb: 'Uke {n}', nn: 'Veke {n}', en: 'Week {n}' },
  weekColumn: { nb: 'Uke', nn: 'Veke', en: 'Week' },
  navigation: { nb: 'Bytt måned', nn: 'Byt månad', en: 'Change month' },
  before: { nb: 'Kan ikke være før {date}', nn: 'Kan ikkje vere før {date}', en: 'Cannot be before {date}' },
  after: { nb: 'Kan ikke være etter {date}', nn: 'Kan ikkje vere etter {date}', en: 'Cannot be after {date}' },
  weekend: {
    nb: 'Lørdag og søndag kan ikke velges',
    nn: 'Laurdag og søndag kan ikkje veljast',
    en: 'Saturday and Sunday cannot be chosen',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    calendar: typeof calendarTexts
  }
}
