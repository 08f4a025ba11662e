import { browserLocale } from '@eksport/portal/text/browser-locale.ts'
import { readUnchosenIn } from '@eksport/portal/text/use-locale-choice.ts'

/**
 * [CRT-10] The page that verifies a certificate is read abroad, by whoever holds the paper: until they choose, in the language of their
 * browser. It is not kept, because an exporter's browser may have opened it too.
 */
export function readAbroad(): void {
  if (/^\/kontroller(\/|$)/.test(location.pathname)) readUnchosenIn(browserLocale(navigator.languages))
}
