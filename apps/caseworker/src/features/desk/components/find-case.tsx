import { formatReference, readSerial } from '@eksport/domain'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { readReference, referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, SearchInput } from '@eksport/ui'
import { type FormEvent, useRef, useState } from 'react'
import { findSheetsOf } from '../api/desk-queries.ts'
import { deskTexts as texts } from '../desk.texts.ts'

interface FindCaseProps {
  /** The cases of the list. */
  readonly listed: readonly number[]
  /** What is being written. */
  readonly onWrite: (asked: Written) => void
  /** The only case of whoever is named. */
  readonly onlyNamed: number | undefined
  readonly onOpen: (referenceNumber: number) => void
}

/** What is looked for: a part of a reference number, or a name of a company or person. */
export interface Written {
  readonly digits: string
  readonly name: string
}

/** As long as a name is that the server looks for; what is scanned may be longer. */
const maxName = 100

const nothing: Written = { digits: '', name: '' }

/** Letters that are no number of a sheet, nor the beginning of one, are those of a name. */
function readWritten(text: string): Written {
  const words = text.trim()
  if (!/\p{L}/u.test(words)) return { digits: referenceDigits(words), name: '' }
  const maySerial = /^[a-z]{0,4}[ -]*\d+$/i.test(words) || words.length < 3
  return { digits: '', name: maySerial ? '' : words.slice(0, maxName) }
}

/**
 * [CW-04] [CW-14] Finds the case of whoever stands at the desk: by its reference, of today or not, by the code of its receipt or a sheet
 * that is scanned, or by the name of a company or person. A reader types what it reads: the sign that a reference begins with moves here.
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
    // The next scan takes the place of this one.
    input.current?.select()
  }
  useSingleKeys((key) => {
    // The sign itself is written where the focus is then.
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
      // Whatever went wrong on the way: it is said, and what was written stays.
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
