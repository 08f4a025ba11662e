import { browserLocale } from '@eksport/portal/text/browser-locale.ts'
import { readUnchosenIn } from '@eksport/portal/text/use-locale-choice.ts'

/**
 * [CRT-10] [EXP-12] The page that verifies a certificate, and the one that an exporter shares, are read abroad: until they choose, in the
 * language of their reader's browser. It is not kept, because an exporter's browser may have opened them too.
 */
export function readAbroad(): void {
  if (/^\/(kontroller|delt)(\/|$)/.test(location.pathname)) readUnchosenIn(browserLocale(navigator.languages))
}
