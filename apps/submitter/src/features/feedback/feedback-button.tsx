import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, FeedbackForm } from '@eksport/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { feedbackTexts } from './feedback.texts.ts'
import { sendFeedback } from './give-feedback.ts'

/** [RTE-18] [FBK-01] The button in the foot of every page and what it opens. */
export function FeedbackButton() {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        small
        icon={<MessageCircle aria-hidden="true" />}
        className="pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        {say(feedbackTexts.give)}
      </Button>
      <FeedbackForm open={open} onOpenChange={setOpen} onSubmit={sendFeedback} />
    </>
  )
}
