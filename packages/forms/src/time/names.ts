// Written out: browsers differ in which names of nynorsk they know.
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

// Chrome knows no nynorsk: what `Intl` has in its place is bokmål.
const weekdays: Readonly<Record<string, readonly string[]>> = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

type Style = 'long' | 'narrow'

const named = new Map<string, readonly string[]>()

/** Names that `Intl` knows, made once. The days are some of which the first is a January, and a Monday. */
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

/** The months by their names in a language, a BCP 47 tag, from January. */
export const monthNames = (locale: string): readonly string[] => months[locale] ?? namesOf('month', locale, 'long')

/** The days of the week by their names in a language, a BCP 47 tag; Monday first. */
export const weekdayNames = (locale: string): readonly string[] =>
  weekdays[locale] ?? namesOf('weekday', locale, 'long')

/** Letters over the columns of a calendar: two of a name in our own languages, what `Intl` has in others (Arabic has no short names). */
export const shortWeekdayNames = (locale: string): readonly string[] =>
  weekdays[locale]?.map((name) => name.slice(0, 2)) ?? namesOf('weekday', locale, 'narrow')

/** Number of a month whose name starts so in the language, in Norwegian or in English: 'mars', 'mar', 'des', 'Dec'. Needs three letters. */
export function monthByName(text: string, locale = 'nb'): number | undefined {
  const start = text.toLowerCase()
  if (start.length < 3) return undefined
  const known = [...Object.values(months), monthNames(locale)]
  const at = norwegian.findIndex((_, index) => known.some((names) => names[index]?.toLowerCase().startsWith(start)))
  return at < 0 ? undefined : at + 1
}
