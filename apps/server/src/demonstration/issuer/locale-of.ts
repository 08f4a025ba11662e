import type { IncomingMessage } from 'node:http'
import type { Locale } from '@eksport/forms'

/** The language of the browser, for when the portal has not named one. */
export function localeOf({ 'accept-language': header = '' }: IncomingMessage['headers']): Locale {
  const first = header.split(',')[0]?.trim().toLowerCase() ?? ''
  if (first.startsWith('nn')) return 'nn'
  return first.startsWith('en') && !/\b(nb|no)\b/.test(header) ? 'en' : 'nb'
}
