import type { Translate } from '../../foundation/text/catalogue.js'
import type { detailFactsTexts } from './detail-facts.texts.js'

const reasons = [
  'ANNET',
  'FEIL_ATTEST_ERKLAERING',
  'FEIL_I_INNSENDTE_OPPLYSNINGER',
  'MANGLENDE_OPPLYSNINGER',
  'OPPLYSNINGER_FEIL',
  'SKRIVEFEIL',
] as const

// The name of the product follows these two.
const beginnings = ['ADM_FEIL', 'TEKNISK_FEIL'] as const

/** Why a certificate was replaced, in words; a reason that is no code of ours is shown as it was written. */
export function replacementReasonText(
  reason: string | undefined,
  t: Translate<typeof detailFactsTexts>,
): string | undefined {
  const known = reasons.find((code) => code === reason) ?? beginnings.find((code) => reason?.startsWith(`${code}_`))
  return known ? t(known) : reason
}
