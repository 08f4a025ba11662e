import { browserLocale } from '@eksport/portal/text/browser-locale.ts'
import { readUnchosenIn } from '@eksport/portal/text/use-locale-choice.ts'

/**
 * [CRT-10] [EXP-12] The page that verifies a certificate and the page that an exporter shares are read abroad, so they use the language of
 * the reader's browser until the reader chooses another. The language is not stored, because an exporter's browser may open these pages
 * too.
 */
export function readAbroad(): void {
  if (/^\/(kontroller|delt)(\/|$)/.test(location.pathname)) readUnchosenIn(browserLocale(navigator.languages))
}
