import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, IconButton } from '@eksport/ui'
import { Ellipsis, ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'

interface MoreWithLinesProps {
  readonly importLink: ReactNode
  readonly onChoose: () => void
}

/** In the list layout: the less common actions on lines, in a sheet behind one button. */
export function MoreWithLines({ importLink, onChoose }: MoreWithLinesProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  const choose = () => {
    // The sheet must be gone before the checkboxes take focus.
    flushSync(() => setOpen(false))
    onChoose()
  }
  return (
    <>
      <IconButton label={say(texts.more)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={say(texts.more)}>
        <div className="flex flex-col gap-3">
          <Button icon={<ListChecks aria-hidden="true" />} onClick={choose}>
            {say(texts.chooseSeveral)}
          </Button>
          {importLink}
        </div>
      </Dialog>
    </>
  )
}
