import { getPrintJob } from '@eksport/api'
import { officerActionDescriptions, sheetAmong } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Field, Input, PdfPreview } from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { caseSheetsQuery } from '../case-sheets.ts'
import { paperStockQuery } from '../paper-stock.ts'
import { pdfEngine } from '../pdf-engine.ts'
import type { ManyDialogProps } from './issue-many.tsx'
import { manyTexts as texts } from './many.texts.ts'
import { PrintCheck } from './print-check.tsx'
import { RunDialog } from './run-dialog.tsx'
import { type Target, useCaseRun } from './use-case-run.ts'

/** [CW-11] [CRT-15] Prints several certificates together: the number of sheets and the first sheet are shown before printing. */
export function PrintMany({ targets, ...ways }: ManyDialogProps) {
  const [printed, setPrinted] = useState<readonly Target[]>([])
  const [isSeen, setIsSeen] = useState(false)
  if (printed.length === 0) return <PrintRun {...ways} targets={targets} onPrinted={setPrinted} />
  if (!isSeen) return <PrintJob printed={printed} onClose={() => setIsSeen(true)} />
  return <PrintCheck {...ways} targets={printed} />
}

/** The number of sheets needed, from rendering the certificates one by one. */
function useSheetsNeeded(targets: readonly Target[]) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['sheets-needed', targets],
    queryFn: async () => {
      let needed = 0
      for (const { referenceNumber, version } of targets) {
        const { pages } = await queries.fetchQuery(caseSheetsQuery(referenceNumber, version))
        needed += pages.length
      }
      return needed
    },
  })
}

interface PrintRunProps extends ManyDialogProps {
  readonly onPrinted: (printed: readonly Target[]) => void
}

function PrintRun({ targets, onClose, onChanged, onPrinted }: PrintRunProps) {
  const say = useText()
  const id = useId()
  const [first, setFirst] = useState('')
  const [isTried, setIsTried] = useState(false)
  const stock = useQuery(paperStockQuery)
  const needed = useSheetsNeeded(targets)
  const run = useCaseRun({ handling: { action: 'print' }, onChanged })
  const { free = 0, next = '' } = stock.data ?? {}
  const count = stock.data && needed.data
  const isFirst = sheetAmong(first, [next]) !== undefined
  const onStart = () => {
    setIsTried(true)
    if (!isFirst) document.getElementById(id)?.focus()
    return isFirst && count !== undefined && count <= free
  }
  const leave = () => {
    const printed = run.items.flatMap(({ after }) => (after === undefined ? [] : [after]))
    if (printed.length === 0) onClose()
    else onPrinted(printed.map(({ referenceNumber, version }) => ({ referenceNumber, version })))
  }
  return (
    <RunDialog
      title={say(texts.printTitle, { n: targets.length })}
      doLabel={say(officerActionDescriptions.print.label)}
      {...{ run, targets, onStart }}
      {...(run.items.some(({ state }) => state === 'done') && { closeLabel: say(texts.openPrint) })}
      onClose={leave}
    >
      <SheetsNeeded count={count} free={free} hasFailed={needed.isError || stock.isError} />
      <Field
        id={id}
        label={say(texts.firstSheet)}
        hint={say(texts.firstSheetHint)}
        error={isTried && !isFirst && say(texts.otherSheet, { next })}
        required
        width="lg"
      >
        <Input autoComplete="off" value={first} onChange={({ target }) => setFirst(target.value)} />
      </Field>
    </RunDialog>
  )
}

interface SheetsNeededProps {
  readonly count: number | undefined
  readonly free: number
  readonly hasFailed: boolean
}

function SheetsNeeded({ count, free, hasFailed }: SheetsNeededProps) {
  const say = useText()
  if (hasFailed)
    return (
      <Alert tone="danger" role="alert">
        {say(texts.countFailed)}
      </Alert>
    )
  if (count !== undefined && count > free)
    return (
      <Alert tone="danger" role="alert">
        {say(texts.tooFew, { n: count, free })}
      </Alert>
    )
  return <p role="status">{count === undefined ? say(texts.counting) : say(texts.needed, { n: count, free })}</p>
}

// It is the print itself, so the title does not say "preview".
const titleTexts = { title: '{name}' }

interface PrintJobProps {
  readonly printed: readonly Target[]
  readonly onClose: () => void
}

/** One print file, with the certificates in the order of their sheets. */
function PrintJob({ printed, onClose }: PrintJobProps) {
  const say = useText()
  const source = useMemo(() => {
    const cases = printed.map(({ referenceNumber }) => referenceNumber).join()
    return ({ signal }: { signal: AbortSignal }) => api.call(getPrintJob, { query: { cases }, signal })
  }, [printed])
  return (
    <PdfPreview
      engine={pdfEngine}
      open
      onOpenChange={onClose}
      source={source}
      name={say(texts.printName, { n: printed.length })}
      messages={titleTexts}
      fileName="utskrift.pdf"
    />
  )
}
