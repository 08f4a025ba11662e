import { formatNumber } from '@eksport/forms'
import { Alert, Button, Card, Field, Textarea, useEksport } from '@eksport/ui'
import { Download, Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { readPasted, readSheetFile } from '../sheet/read-file.ts'
import { maxRows as rowsOfSheet, type SheetFile, UnreadableFile, type UnreadableReason } from '../sheet/sheet-file.ts'
import { useText } from '../text/use-text.ts'
import { importTexts as texts, unreadableTexts } from './import.texts.ts'

/** Reads what was chosen and passes it on; reports why where it cannot be read. */
function useReading(onRead: (file: SheetFile) => void) {
  const [reason, setReason] = useState<UnreadableReason>()
  const [busy, setBusy] = useState(false)
  const read = async (from: () => SheetFile | Promise<SheetFile>) => {
    setBusy(true)
    setReason(undefined)
    try {
      onRead(await from())
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setReason(error.reason)
    } finally {
      setBusy(false)
    }
  }
  return { reason, busy, read }
}

interface FileButtonProps {
  readonly onFile: (file: File) => void
  readonly busy: boolean
  readonly kind: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** Opens the system's file dialog. */
export function FileButton({ onFile, busy, kind, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, so that the same file can be chosen again after a correction.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button kind={kind} busy={busy} icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

interface ChooseSourceProps {
  /** The most rows that are read at once. */
  readonly maxRows?: number
  /** The most lines that the rows may become, if the server states a limit. */
  readonly maxLines: number | undefined
  /** The content of the text box that is not read yet. */
  readonly pasted: string
  readonly onPasted: (text: string) => void
  readonly onRead: (file: SheetFile) => void
  readonly onTemplate: () => Promise<void>
}

/** The choice of where the rows come from: a file, or pasted text. */
export function ChooseSource({
  maxRows = rowsOfSheet,
  maxLines,
  pasted,
  onPasted,
  onRead,
  onTemplate,
}: ChooseSourceProps) {
  const say = useText()
  const { locale } = useEksport()
  const { reason, busy, read } = useReading(onRead)
  const [isMissing, setMissing] = useState(false)
  const boxId = useId()
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    void read(() => readSheetFile(file))
  }
  return (
    <div className="flex max-w-[42rem] flex-col gap-6">
      {reason !== undefined && (
        <Alert tone="danger" role="alert">
          {say(unreadableTexts[reason])}
        </Alert>
      )}
      <Card onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton kind="primary" busy={busy} onFile={(file) => void read(() => readSheetFile(file))}>
            {say(texts.choose)}
          </FileButton>
          <TemplateButton onTemplate={onTemplate} />
        </div>
        <p className="mt-3 text-subtle">{say(texts.chooseText, { max: formatNumber(maxRows, locale) })}</p>
        {maxLines !== undefined && (
          <p className="text-subtle">{say(texts.allowed, { max: formatNumber(maxLines, locale) })}</p>
        )}
      </Card>
      <Field
        id={boxId}
        label={say(texts.paste)}
        hint={say(texts.pasteHint)}
        error={isMissing && pasted.trim() === '' ? say(texts.pasteNothing) : undefined}
        width="full"
      >
        <Textarea
          rows={6}
          value={pasted}
          wrap="off"
          onChange={({ target }) => onPasted(target.value)}
          onPaste={(event) => {
            const rows = event.clipboardData.getData('text/plain')
            if (pasted !== '' || !rows.trim().includes('\n')) return
            event.preventDefault()
            onPasted(rows)
            void read(() => readPasted(rows))
          }}
        />
      </Field>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            setMissing(true)
            if (pasted.trim() === '') document.getElementById(boxId)?.focus()
            else void read(() => readPasted(pasted))
          }}
        >
          {say(texts.pasteNow)}
        </Button>
      </div>
    </div>
  )
}

/** Downloads a workbook to fill in. */
function TemplateButton({ onTemplate }: Pick<ChooseSourceProps, 'onTemplate'>) {
  const say = useText()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const make = async () => {
    setState('busy')
    setState(
      await onTemplate().then(
        () => 'rest' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <>
      <Button
        kind="quiet"
        busy={state === 'busy'}
        icon={<Download aria-hidden="true" />}
        onClick={() => void make()}
        className="max-w-full whitespace-normal text-left"
      >
        {say(texts.template)}
      </Button>
      {state === 'failed' && (
        <Alert tone="danger" role="alert">
          {say(texts.templateFailed)}
        </Alert>
      )}
    </>
  )
}
