import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readOffersAnew } from '../draft/api/read-offers-anew.ts'
import { useSendApplication, type Words } from '../draft/api/send-application.ts'
import { useActs, useAnswers, useDraftNotices, useSaving, useStored } from '../draft/draft-context.ts'
import { useLeave } from '../draft/leave-context.ts'
import { useFee } from './outcome/fee.tsx'

/** [FEE-01] The shown and the current fee, if the server refused to fix a fee other than the one shown. */
function changedFee(error: unknown) {
  if (!isApiError(error) || error.code !== 'FEE_CHANGED') return undefined
  const { shown, fee } = error.problem.params ?? {}
  return { shown: Number(shown), fee: Number(fee) }
}

/**
 * Saves the current answers, then submits that version. `problem` is why the last attempt failed, for display at the button. [FEE-01]
 * Nothing is submitted before its fee is shown.
 */
export function useSubmission(words: Words, onSent?: () => void) {
  const { application } = useStored()
  const { relevant } = useAnswers()
  const fee = useFee(relevant)
  const { flush, storedVersion, forgetUnsent } = useActs()
  const { save, isReportedThere } = useSaving()
  const { noteRefusal } = useDraftNotices()
  const leave = useLeave()
  const queries = useQueryClient()
  const send = useSendApplication(application.referenceNumber, () => {
    forgetUnsent()
    onSent?.()
  })
  const [isSaving, setSaving] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const submit = async () => {
    if (isSaving || send.isPending || !fee.isKnown) return
    setSaving(true)
    const status = await flush(true)
    setSaving(false)
    setUnsaved(status === 'failed')
    if (status !== 'saved') return
    leave(true)
    const onError = (error: unknown) => {
      leave(false)
      noteRefusal(error)
      readOffersAnew(queries, error)
    }
    // A request that may have arrived is repeated unchanged; otherwise the person has read the fee in the refusal.
    const mayHaveArrived = isApiError(send.error, 0, 502, 503, 504)
    const shownFee = mayHaveArrived ? send.variables?.shownFee : (changedFee(send.error)?.fee ?? fee.amount)
    send.mutate({ version: storedVersion(), shownFee, ...words }, { onError })
  }
  const unsaved = isUnsaved && isReportedThere && save.status === 'failed' ? { error: save.error } : undefined
  const feeChanged = changedFee(send.error)
  const refused = send.isError && feeChanged === undefined ? { error: send.error } : undefined
  return {
    send,
    submit,
    isBusy: isSaving || send.isPending,
    fee,
    feeChanged,
    problem: unsaved ?? refused,
  }
}
