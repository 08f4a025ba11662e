import { useState } from 'react'
import { useSendApplication, type Words } from '../api/send-application.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Stores what is on the page, then submits that version. */
export function useSubmission(words: Words, onSent?: () => void) {
  const { application, flush, storedVersion, noteRefusal } = useDraft()
  const send = useSendApplication(application.referenceNumber)
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    if (isSaving || send.isPending) return
    setSaving(true)
    const status = await flush()
    setSaving(false)
    if (status === 'saved')
      send.mutate({ version: storedVersion(), ...words }, { onSuccess: onSent, onError: noteRefusal })
  }
  return { send, submit, isSaving }
}
