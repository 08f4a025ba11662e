import { type Locale, languageTags, weekdayNames } from '@eksport/forms'

/** Falls back to Bokmål if the browser does not support Nynorsk. */
const weekdayIn = (name: string, locale: Locale) =>
  (locale === 'nn' && weekdayNames('nn')[weekdayNames('nb').indexOf(name)]) || name

/** The offset of a time zone from UTC, for example 'UTC+8'. */
const offsetOf = (moment: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', ...(timeZone && { timeZone }) })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? ''

/** Uses the offset in Norwegian, because browsers only have long Norwegian names such as 'tidssone for den nordamerikanske østkysten'. */
function zoneIn(name: string, moment: Date, locale: Locale): string {
  if (locale === 'en') return name
  const offset = offsetOf(moment)
  return offset === offsetOf(moment, 'Europe/Oslo') ? 'norsk tid' : offset
}

/** A moment in the reader's time zone, with the name of the zone, because readers of this page are abroad. */
export function momentInWords(instant: string, locale: Locale): string {
  const moment = new Date(instant)
  return new Intl.DateTimeFormat(languageTags(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  })
    .formatToParts(moment)
    .map(({ type, value }) => {
      if (type === 'weekday') return weekdayIn(value, locale)
      return type === 'timeZoneName' ? zoneIn(value, moment, locale) : value
    })
    .join('')
}

/** A calendar date, the same for every reader. */
export const dayInLetters = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
