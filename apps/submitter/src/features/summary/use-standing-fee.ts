import { formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { feeQuery } from '../../draft/api/calculate-fee.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { summaryTexts as texts } from '../../form/summary.texts.ts'

/** [FEE-01] The fee that the page names is asked for again before it is locked: where it is another now, that is said, and not sent. */
export function useStandingFee() {
  const say = useText()
  const queries = useQueryClient()
  const { relevant } = useAnswers()
  const { application, validation } = useStored()
  const [isAsked, setAsked] = useState(false)
  const [changed, setChanged] = useState<string>()
  const stands = async () => {
    const fee = feeQuery({ ...relevant, needsManualProcessing: validation.needsManualProcessing })
    const before = queries.getQueryData(fee.queryKey)
    if (application.fees !== undefined || before === undefined) return true
    setAsked(true)
    // What does not answer now does not answer the sending either, which says so.
    const now = await queries.fetchQuery({ ...fee, staleTime: 0 }).catch(() => before)
    setAsked(false)
    const isSame = now.amount === before.amount
    setChanged(
      isSame
        ? undefined
        : say(texts.feeChanged, { before: formatKroner(before.amount), now: formatKroner(now.amount) }),
    )
    return isSame
  }
  return { stands, isAsked, changed }
}
