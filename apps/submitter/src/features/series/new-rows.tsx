import type { Application, ImportColumn } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { isTable, readPasted } from '@eksport/portal/sheet/read-file.ts'
import { type SheetFile, UnreadableFile } from '@eksport/portal/sheet/sheet-file.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { CalendarDays, ClipboardPaste, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import type { Proposing } from './propose.ts'
import { RhythmDialog } from './rhythm-dialog.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import type { useAddRows, useSeriesRows } from './use-series.ts'

/** [EXP-10] [CRT-11] Says before rows are created that a form filled in as a file is not copied. */
export function FileNotice({ base: { applicationFormat } }: { readonly base: Application }) {
  const say = useText()
  if (applicationFormat === 'STANDARD') return null
  return (
    <Alert tone="info" className="mb-4" heading={say(texts.ownFile)}>
      {say(texts.ownFileText)}
    </Alert>
  )
}

interface NewRowToolsProps {
  readonly columns: readonly ImportColumn[]
  readonly proposing: Proposing
  readonly isBusy: boolean
  readonly onBegin: (rows: readonly SeriesValues[]) => void
  readonly onTake: (file: SheetFile) => void
}

/** The ways to create new rows. */
export function NewRowTools({ columns, proposing, isBusy, onBegin, onTake }: NewRowToolsProps) {
  const say = useText()
  const [open, setOpen] = useState<'sheet' | 'rhythm'>()
  const close = () => setOpen(undefined)
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button small icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setOpen('sheet')}>
        {say(texts.paste)}
      </Button>
      <Button small icon={<CalendarDays aria-hidden="true" />} onClick={() => setOpen('rhythm')}>
        {say(texts.dates)}
      </Button>
      <Button small busy={isBusy} icon={<Plus aria-hidden="true" />} onClick={() => onBegin([{}])}>
        {say(texts.newRow)}
      </Button>
      {open === 'sheet' && <SheetDialog columns={columns} onRead={onTake} onClose={close} />}
      {open === 'rhythm' && <RhythmDialog proposing={proposing} onAdd={onBegin} onClose={close} />}
    </div>
  )
}

interface NoticesProps extends Pick<ReturnType<typeof useSeriesRows>, 'unsaved'> {
  readonly add: ReturnType<typeof useAddRows>
  readonly notes: readonly string[]
  readonly onSaveAgain: () => void
}

/** The result of creating rows, and what is not saved. */
export function Notices({ add, unsaved, notes, onSaveAgain }: NoticesProps) {
  const say = useText()
  return (
    <>
      {notes.length > 0 && (
        <Alert tone="info" role="status" className="mb-4">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      {add.isError && (
        <RefusalNotice
          className="mb-4"
          error={add.error}
          heading={say(texts.notAdded)}
          text={say(texts.tryAgainText)}
          onTryAgain={() => add.mutate(add.variables)}
        />
      )}
      {unsaved && (
        <RefusalNotice
          className="mb-4"
          error={unsaved.error}
          heading={say(texts.notSaved)}
          text={say(texts.notSavedText)}
          onTryAgain={onSaveAgain}
        />
      )}
    </>
  )
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=grid], [role=dialog]') !== null

/** Rows pasted on the page, outside a cell, become new rows. */
export function usePastedRows(take: (file: SheetFile) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (isWritten(event.target) || !isTable(text)) return
    event.preventDefault()
    try {
      take(readPasted(text))
    } catch (error) {
      // Column names without any row are ignored.
      if (!(error instanceof UnreadableFile)) throw error
    }
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
