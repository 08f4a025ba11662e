import type { Locale } from '../text/localized-text.ts'

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

/** The months by their names, from January. */
export const monthNames: Readonly<Record<Locale, readonly string[]>> = {
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

/** Number of a month whose name starts so: 'mars', 'mar', 'des', 'Dec'. Needs three letters. */
export function monthByName(text: string): number | undefined {
  const start = text.toLowerCase()
  if (start.length < 3) return undefined
  const known = Object.values(monthNames)
  const at = norwegian.findIndex((_, index) => known.some((names) => names[index]?.toLowerCase().startsWith(start)))
  return at < 0 ? undefined : at + 1
}

/** Monday first. Chrome knows no nynorsk: what `Intl` has in its place is bokmål. */
export const weekdayNames: Record<Locale, readonly string[]> = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
