import type { Locale } from '@eksport/forms'

/** A moment where its reader is, with the name of that time: whoever reads this is not in Norway. */
export const momentInWords = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  }).format(new Date(instant))

/** A day of the calendar, the same for every reader. */
export const dayInLetters = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
