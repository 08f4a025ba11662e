import type { Locale } from '@eksport/forms'

/** Whole minutes as '41 min' or '5 t 10 min'; 0, the time of automatic processing, is written in words that fit every language. */
export function duration(minutes: number, locale: Locale): string {
  if (minutes === 0) return 'under\u00a01\u00a0min'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00a0min`
  const whole = `${hours}\u00a0${locale === 'en' ? 'h' : 't'}`
  return rest === 0 ? whole : `${whole}\u00a0${String(rest).padStart(2, '0')}\u00a0min`
}
