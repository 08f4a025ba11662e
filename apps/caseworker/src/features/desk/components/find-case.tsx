import { formatReference, readSerial } from '@eksport/domain'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { readReference, referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, SearchInput } from '@eksport/ui'
import { type FormEvent, useRef, useState } from 'react'
import { findSheetsOf } from '../api/desk-queries.ts'
import { deskTexts as texts } from '../desk.texts.ts'

interface FindCaseProps {
  /** The cases in the list. */
  readonly listed: readonly number[]
  /** Called with the text being typed. */
  readonly onWrite: (asked: Written) => void
  /** The only case that matches the name. */
  readonly onlyNamed: number | undefined
  readonly onOpen: (referenceNumber: number) => void
}

/** The search: part of a reference number, or the name of a company or person. */
export interface Written {
  readonly digits: string
  readonly name: string
}

/** The longest name that the server searches for; scanned text may be longer. */
const maxName = 100

const nothing: Written = { digits: '', name: '' }

/** Letters that cannot be a sheet number, or the start of one, are a name. */
function readWritten(text: string): Written {
  const words = text.trim()
  if (!/\p{L}/u.test(words)) return { digits: referenceDigits(words), name: '' }
  const maySerial = /^[a-z]{0,4}[ -]*\d+$/i.test(words) || words.length < 3
  return { digits: '', name: maySerial ? '' : words.slice(0, maxName) }
}

/**
 * [CW-04] [CW-14] Finds a customer's case by its reference (today's or not), by the code of its receipt or of a scanned sheet, or by the
 * name of a company or person. A scanner types what it reads: the first character of a reference moves focus here.
 */
export function FindCase({ listed, onlyNamed, onWrite, onOpen }: FindCaseProps) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const write = (next: string) => {
    setText(next)
    setError(undefined)
    onWrite(next === '' ? nothing : readWritten(next))
  }
  const open = (referenceNumber: number) => {
    write('')
    onOpen(referenceNumber)
  }
  const refuse = (words: string) => {
    setError(words)
    // Selected, so that the next scan replaces it.
    input.current?.select()
  }
  useSingleKeys((key) => {
    // The browser then types the character itself into the focused field.
    if (key === '#') input.current?.focus()
    return false
  })
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
      // Any failure is reported, and the text is kept.
      refuse(say(texts.lookupFailed))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (readWritten(text).name === '') return text.trim() === '' ? undefined : void find()
    if (onlyNamed !== undefined) open(onlyNamed)
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
