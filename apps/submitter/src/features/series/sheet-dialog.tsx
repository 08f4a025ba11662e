import { maxRowsAtOnce } from '@eksport/api'
import type { ImportColumn } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { ChooseSource } from '@eksport/portal/rows/choose-source.tsx'
import { templateFile } from '@eksport/portal/rows/template-file.ts'
import type { SheetFile } from '@eksport/portal/sheet/sheet-file.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Dialog, useEksport } from '@eksport/ui'
import { useState } from 'react'
import { seriesTexts as texts } from './series.texts.ts'
import { seriesSections } from './series-rows.ts'

interface SheetDialogProps {
  readonly columns: readonly ImportColumn[]
  readonly onRead: (file: SheetFile) => void
  readonly onClose: () => void
}

/** Takes rows from a file or a paste, and offers a workbook with the columns of this series. */
export function SheetDialog({ columns, onRead, onClose }: SheetDialogProps) {
  const say = useText()
  const { locale } = useEksport()
  const [pasted, setPasted] = useState('')
  return (
    <Dialog open onOpenChange={onClose} size="md" title={say(texts.paste)}>
      <ChooseSource
        maxRows={maxRowsAtOnce}
        maxLines={undefined}
        pasted={pasted}
        onPasted={setPasted}
        onRead={(file) => {
          onRead(file)
          onClose()
        }}
        onTemplate={async () => saveFile(await templateFile(seriesSections(columns), 'serie', locale), 'serie.xlsx')}
      />
    </Dialog>
  )
}
