import { type Locale, languageTags, weekdayNames } from '@eksport/forms'

/** Bokmål stands in for a nynorsk that the browser does not know. */
const weekdayIn = (name: string, locale: Locale) =>
  (locale === 'nn' && weekdayNames.nn[weekdayNames.nb.indexOf(name)]) || name

/** A moment where its reader is, with the name of that time: whoever reads this is not in Norway. */
export const momentInWords = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  })
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (type === 'weekday' ? weekdayIn(value, locale) : value))
    .join('')

/** A day of the calendar, the same for every reader. */
export const dayInLetters = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
