import { Alert, Button } from '@eksport/ui'
import { Undo2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { mainHeading } from '../browser/main-heading.ts'
import { useText } from '../text/use-text.ts'
import { importTexts as texts } from './import.texts.ts'
import { fetchBack, keepImport, useImportState } from './import-store.ts'

/** [EXP-03] A notice that an unfinished import was put aside, with a way to return to it. */
export function AsideNotice({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const { aside } = useImportState(referenceNumber)
  if (aside === undefined) return null
  // The notice disappears with its buttons, and a restored import replaces the page for choosing a file.
  const goOnAfter = (change: () => void) => {
    flushSync(change)
    mainHeading()?.focus()
  }
  return (
    <Alert
      tone="info"
      role="status"
      className="mb-5"
      onClose={() => goOnAfter(() => keepImport(referenceNumber, { aside: undefined }))}
      actions={
        <Button icon={<Undo2 aria-hidden="true" />} onClick={() => goOnAfter(() => fetchBack(referenceNumber))}>
          {say(texts.fetchBack)}
        </Button>
      }
    >
      {say(texts.aside)}
    </Alert>
  )
}
