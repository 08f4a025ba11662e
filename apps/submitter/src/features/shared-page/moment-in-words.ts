import { type Locale, languageTags, weekdayNames } from '@eksport/forms'

/** Bokmål stands in for a nynorsk that the browser does not know. */
const weekdayIn = (name: string, locale: Locale) =>
  (locale === 'nn' && weekdayNames('nn')[weekdayNames('nb').indexOf(name)]) || name

/** The hours that a clock is ahead of UTC: 'UTC+8'. */
const offsetOf = (moment: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', ...(timeZone && { timeZone }) })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? ''

/** Norwegian has no short names of times: 'tidssone for den nordamerikanske østkysten' is what browsers know. */
function zoneIn(name: string, moment: Date, locale: Locale): string {
  if (locale === 'en') return name
  const offset = offsetOf(moment)
  return offset === offsetOf(moment, 'Europe/Oslo') ? 'norsk tid' : offset
}

/** A moment where its reader is, with the name of that time: whoever reads this is not in Norway. */
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

/** A day of the calendar, the same for every reader. */
export const dayInLetters = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
