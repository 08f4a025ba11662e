import { useState } from 'react'
import { useSendApplication, type Words } from '../api/send-application.ts'
import { useDraft } from '../draft/draft-context.ts'
import { useLeave } from '../draft/leave-context.ts'

/** Stores what is on the page, then submits that version. */
export function useSubmission(words: Words, onSent?: () => void) {
  const { application, flush, storedVersion, noteRefusal } = useDraft()
  const leave = useLeave()
  const send = useSendApplication(application.referenceNumber, onSent)
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    if (isSaving || send.isPending) return
    setSaving(true)
    const status = await flush()
    setSaving(false)
    if (status !== 'saved') return
    leave(true)
    const onError = (error: unknown) => {
      leave(false)
      noteRefusal(error)
    }
    send.mutate({ version: storedVersion(), ...words }, { onError })
  }
  return { send, submit, isSaving }
}
