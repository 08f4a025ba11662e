import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, IconButton } from '@eksport/ui'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { overviewTexts as texts } from '../overview.texts.ts'
import { ReplaceMats } from './more-choices.tsx'

interface MoreSheetProps {
  /** Search by number, views and download. */
  readonly children: ReactNode
}

/** On a phone: the list's less common actions, in a sheet behind one button. */
export function MoreSheet({ children }: MoreSheetProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={say(texts.moreChoices)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={say(texts.moreChoices)}
        footer={
          <Button kind="primary" className="flex-1" onClick={() => setOpen(false)}>
            {say(texts.toList)}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          {children}
          <ReplaceMats />
        </div>
      </Dialog>
    </>
  )
}
