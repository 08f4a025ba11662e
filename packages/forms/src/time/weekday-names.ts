import type { Locale } from '../text/localized-text.ts'

/** Monday first. Chrome knows no nynorsk: what `Intl` has in its place is bokmål. */
export const weekdayNames: Record<Locale, readonly string[]> = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
