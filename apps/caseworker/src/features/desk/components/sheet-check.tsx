import type { FoundSheet } from '@eksport/api'
import { formatReference, readSerial, serialRangeTexts, sheetAmong } from '@eksport/domain'
import { type Say, useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, Input, Section } from '@eksport/ui'
import { CircleCheck, ScanLine } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { findSheetsOf } from '../api/desk-queries.ts'
import { handOutTexts as texts } from '../hand-out.texts.ts'

interface SheetCheckProps {
  readonly referenceNumber: number
  /** The serials of the certificate, in page order. */
  readonly sheets: readonly string[]
  readonly confirmed: readonly string[]
  readonly onConfirm: (serial: string) => void
}

/** [CW-04] Confirms every numbered sheet by scanning or typing its number. A scanner types like a keyboard, and ends with Enter. */
export function SheetCheck({ referenceNumber, sheets, confirmed, onConfirm }: SheetCheckProps) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [done, setDone] = useState('')
  const asked = useRef('')
  const finish = (words: string) => {
    if (input.current) input.current.value = ''
    setError(undefined)
    setDone(words)
  }
  const refuse = (words: string) => {
    setDone('')
    setError(words)
    // Selected, so that the next scan replaces it.
    input.current?.select()
  }
  const check = async (text: string) => {
    asked.current = text
    const serial = sheetAmong(text, sheets)
    if (serial !== undefined) {
      if (confirmed.includes(serial)) return finish(say(texts.sheetAgain, { serial }))
      onConfirm(serial)
      return finish(say(texts.sheetConfirmed, { serial }))
    }
    if (readSerial(text) === undefined) return refuse(say(serialRangeTexts.malformed))
    setError(undefined)
    setDone(say(texts.lookingUp, { text }))
    const words = await whyNot(say, text, referenceNumber)
    // A scan made meanwhile gets its own answer.
    if (asked.current === text) refuse(words)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text !== '') void check(text)
  }
  return (
    <Section
      heading={say(texts.sheets)}
      headingSize="h3"
      headingLevel={3}
      headingEnd={
        <span className="text-small text-subtle">
          {say(texts.confirmedOf, { n: confirmed.length, total: sheets.length })}
        </span>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-2">
        <Field label={say(texts.scan)} hint={say(texts.scanHint)} error={error && <span role="alert">{error}</span>}>
          <Input
            ref={input}
            className="min-h-13"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            icon={<ScanLine aria-hidden="true" />}
            end={
              <Button type="submit" small>
                {say(texts.confirm)}
              </Button>
            }
          />
        </Field>
        <p role="status" className="text-small font-medium empty:hidden">
          {done}
        </p>
      </form>
      <ul className="mt-2 border border-line bg-surface">
        {sheets.map((serial, index) => (
          <Sheet key={serial} serial={serial} n={index + 1} total={sheets.length} isDone={confirmed.includes(serial)} />
        ))}
      </ul>
    </Section>
  )
}

interface SheetProps {
  readonly serial: string
  readonly n: number
  readonly total: number
  readonly isDone: boolean
}

function Sheet({ serial, n, total, isDone }: SheetProps) {
  const say = useText()
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 border-t border-line px-3 py-2 text-ui first:border-t-0">
      <span>
        <strong className="block font-semibold tabular-nums">{serial}</strong>
        <span className="text-small text-subtle">{say(texts.page, { n, total })}</span>
      </span>
      <span
        className={`flex items-center gap-1.5 text-small font-medium ${isDone ? 'text-success-text' : 'text-subtle'}`}
      >
        {isDone && <CircleCheck aria-hidden="true" className="size-4" />}
        <span>{say(isDone ? texts.confirmed : texts.remaining)}</span>
      </span>
    </li>
  )
}

/** Why a sheet does not belong to this case: it is another's, void, not printed, or not registered. */
async function whyNot(say: Say, text: string, referenceNumber: number): Promise<string> {
  try {
    const [sheet] = await findSheetsOf(text)
    return sheet === undefined ? say(texts.sheetUnknown, { text }) : saySheet(say, sheet, referenceNumber)
  } catch {
    // The sheet is certainly not part of the case, even if looking it up failed.
    return say(texts.sheetNotFetched, { text })
  }
}

function saySheet(say: Say, { serial, state, referenceNumber: of }: FoundSheet, referenceNumber: number): string {
  if (state === 'VOID') return say(texts.sheetVoid, { serial })
  if (of === undefined || of === referenceNumber) return say(texts.sheetUnused, { serial })
  return say(texts.sheetOfOther, { serial, reference: formatReference(of) })
}
