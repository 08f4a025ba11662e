import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { usePart } from '@eksport/portal/parts/use-part.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'

const texts = { give: { nb: 'Gi tilbakemelding', nn: 'Gje tilbakemelding', en: 'Give feedback' } } as const

const loadDialog = () => import('./feedback-dialog.tsx')
const dialogOf = ({ FeedbackDialog }: Awaited<ReturnType<typeof loadDialog>>) => FeedbackDialog

/** [RTE-18] [FBK-01] The feedback button in the footer of every page, with its dialog. */
export function FeedbackButton() {
  const say = useText()
  const [open, setOpen] = useState(false)
  const { Part: FeedbackDialog, isComing, ask } = usePart(loadDialog, dialogOf)
  return (
    <>
      <Button
        small
        icon={<MessageCircle aria-hidden="true" />}
        className="pointer-coarse:min-h-11"
        aria-haspopup="dialog"
        busy={isComing}
        onClick={async () => setOpen(await ask())}
        {...onApproach(loadDialog)}
      >
        {say(texts.give)}
      </Button>
      {FeedbackDialog && <FeedbackDialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
