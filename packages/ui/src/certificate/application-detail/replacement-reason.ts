import { replacementReasonKey } from '@eksport/domain'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { detailFactsTexts } from './detail-facts.texts.js'

/** Why a certificate was replaced, in words; a reason that is no code of ours is shown as it was written. */
export function replacementReasonText(
  reason: string | undefined,
  t: Translate<typeof detailFactsTexts>,
): string | undefined {
  const known = reason === undefined ? undefined : replacementReasonKey(reason)
  return known ? t(known) : reason
}
