import { Button, type ButtonProps } from '@eksport/ui'
import { useState } from 'react'
import { onApproach } from '../../browser/fetch-ahead.ts'
import { usePart } from '../../parts/use-part.ts'
import { useText } from '../../text/use-text.ts'
import type { ShownList } from '../list-view.ts'

const texts = { open: { nb: 'Last ned …', nn: 'Last ned …', en: 'Download …' } } as const

const loadDialog = () => import('./export-dialog.tsx')
const dialogOf = ({ ExportDialog }: Awaited<ReturnType<typeof loadDialog>>) => ExportDialog

interface ExportButtonProps extends Pick<ButtonProps, 'icon' | 'className'> {
  readonly list: ShownList
}

/** [LST-19] Opens the dialog for exporting the list, which is prefetched when the button is approached. */
export function ExportButton({ list, ...button }: ExportButtonProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  const { Part: ExportDialog, isComing, ask } = usePart(loadDialog, dialogOf)
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        busy={isComing}
        onClick={() => void ask().then(setOpen)}
        {...onApproach(loadDialog)}
      >
        {say(texts.open)}
      </Button>
      {open && ExportDialog && <ExportDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
