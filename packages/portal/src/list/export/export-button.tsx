import { Button, type ButtonProps } from '@eksport/ui'
import { lazy, Suspense, useState } from 'react'
import { onApproach } from '../../browser/fetch-ahead.ts'
import { useText } from '../../text/use-text.ts'
import type { ShownList } from '../list-view.ts'
import { exportButtonTexts as texts } from './export-button.texts.ts'

const loadDialog = () => import('./export-dialog.tsx')
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }))

interface ExportButtonProps extends Pick<ButtonProps, 'icon' | 'className'> {
  readonly list: ShownList
}

/** [LST-19] Opens the choices for a file of the list; they are fetched when somebody comes near. */
export function ExportButton({ list, ...button }: ExportButtonProps) {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} {...onApproach(loadDialog)}>
        {say(texts.open)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
