import { formatReference, readSerial } from '@eksport/domain'
import { readReference, referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, SearchInput } from '@eksport/ui'
import { type FormEvent, useRef, useState } from 'react'
import { findSheetsOf } from '../api/desk-queries.ts'
import { deskTexts as texts } from '../desk.texts.ts'

interface FindCaseProps {
  /** The cases of the list. */
  readonly listed: readonly number[]
  /** What is being written, as far as it may be a reference number. */
  readonly onDigits: (digits: string) => void
  readonly onOpen: (referenceNumber: number) => void
}

/** [CW-04] Finds the case of whoever stands at the desk: by its reference, of today or not, or by a sheet that is scanned. */
export function FindCase({ listed, onDigits, onOpen }: FindCaseProps) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const write = (next: string) => {
    setText(next)
    setError(undefined)
    // Letters are those of a sheet: the list stays as it is.
    onDigits(/[a-z]/i.test(next) ? '' : referenceDigits(next))
  }
  const open = (referenceNumber: number) => {
    write('')
    onOpen(referenceNumber)
  }
  const refuse = (words: string) => {
    setError(words)
    // The next scan takes the place of this one.
    input.current?.select()
  }
  const find = async () => {
    const asked = text.trim()
    const reference = readReference(asked)
    if (reference !== undefined && (asked.startsWith('#') || listed.includes(reference))) return open(reference)
    try {
      const [sheet] = readSerial(asked) === undefined ? [] : await findSheetsOf(asked)
      if (sheet?.referenceNumber !== undefined) return open(sheet.referenceNumber)
      if (sheet !== undefined) return refuse(say(texts.notUsed, { serial: sheet.serial }))
      if (reference !== undefined) return open(reference)
      refuse(say(texts.notFound, { text: asked }))
    } catch {
      // Whatever went wrong on the way: it is said, and what was written stays.
      refuse(say(texts.lookupFailed))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void find()
  }
  return (
    <search>
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={say(texts.find)} hint={say(texts.findHint)} error={error}>
          <SearchInput
            ref={input}
            className="min-h-13"
            autoComplete="off"
            placeholder={formatReference(4036)}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </Field>
        <Button type="submit" className={`min-h-13 ${error === undefined ? '' : 'mb-7'}`}>
          {say(texts.open)}
        </Button>
      </form>
    </search>
  )
}
