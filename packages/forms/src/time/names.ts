// Written out, because browsers differ in the nynorsk names that they know.
const norwegian = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]

const months: Readonly<Record<string, readonly string[]>> = {
  nb: norwegian,
  nn: norwegian,
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

// Chrome does not know nynorsk and gives bokmål names instead.
const weekdays: Readonly<Record<string, readonly string[]>> = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

type Style = 'long' | 'narrow'

const named = new Map<string, readonly string[]>()

/** Names from `Intl`, cached. The sample days begin with a Monday in January. */
function namesOf(part: 'month' | 'weekday', locale: string, style: Style): readonly string[] {
  const key = `${part} ${locale} ${style}`
  const known = named.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { [part]: style, calendar: 'gregory', timeZone: 'UTC' })
  const names =
    part === 'month'
      ? norwegian.map((_, index) => format.format(Date.UTC(2024, index, 1)))
      : Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
  named.set(key, names)
  return names
}

/** The names of the months in a language, a BCP 47 tag, from January. */
export const monthNames = (locale: string): readonly string[] => months[locale] ?? namesOf('month', locale, 'long')

/** The names of the days of the week in a language, a BCP 47 tag, from Monday. */
export const weekdayNames = (locale: string): readonly string[] =>
  weekdays[locale] ?? namesOf('weekday', locale, 'long')

/** Column headings of a calendar: two letters of the name in bokmål, nynorsk and English, the name from `Intl` in others (Arabic has no short names). */
export const shortWeekdayNames = (locale: string): readonly string[] =>
  weekdays[locale]?.map((name) => name.slice(0, 2)) ?? namesOf('weekday', locale, 'narrow')

/** Number of the month whose name begins with the text, in the language, in Norwegian or in English: 'mars', 'mar', 'des', 'Dec'. Needs three letters. */
export function monthByName(text: string, locale = 'nb'): number | undefined {
  const start = text.toLowerCase()
  if (start.length < 3) return undefined
  const known = [...Object.values(months), monthNames(locale)]
  const at = norwegian.findIndex((_, index) => known.some((names) => names[index]?.toLowerCase().startsWith(start)))
  return at < 0 ? undefined : at + 1
}
