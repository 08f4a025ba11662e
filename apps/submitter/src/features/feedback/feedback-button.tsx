import { FeedbackForm, FeedbackLauncher } from '@eksport/ui'
import { useState } from 'react'
import { sendFeedback } from './give-feedback.ts'

/** [RTE-18] [FBK-01] The floating button and what it opens. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <FeedbackLauncher onClick={() => setOpen(true)} />
      <FeedbackForm open={open} onOpenChange={setOpen} onSubmit={sendFeedback} />
    </>
  )
}
