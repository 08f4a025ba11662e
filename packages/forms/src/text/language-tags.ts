import type { Locale } from './localized-text.ts'

/**
 * What `Intl` is asked for, the best first. Chrome knows no nynorsk, and would order and join in whatever language the browser itself
 * is in; bokmål has the same alphabet, the same comma and nearly the same words. English alone would be American: 'PDF, JPG, or PNG'.
 */
export const languageTags = (locale: Locale): string[] => ({ nb: ['nb'], nn: ['nn', 'nb'], en: ['en-GB'] })[locale]
