import { type CaseTick, formatTimestamp, maxTickNote } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { tickNoteKey } from '@eksport/portal/session/unsent-words.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, Textarea } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { caseTexts } from '../case.texts.ts'
import { marksTexts as texts } from './marks.texts.ts'

interface TickWordsProps {
  readonly referenceNumber: number
  readonly tick: CaseTick
  /** Saves a note; undefined if the case is not the reader's to assess. */
  readonly onNote: ((note: string) => void) | undefined
}

/** [CW-08] Who ticked a point, when, and their note. */
export function TickWords({ referenceNumber, tick, onNote }: TickWordsProps) {
  const say = useText()
  const { data: session } = useQuery(sessionQuery)
  // An unsaved note survives a reload, under the officer's id.
  const [draft, setDraft] = useBrowserValue(tickNoteKey(session?.person.id ?? '', referenceNumber, tick.tick))
  const { person, time, note, outdated } = tick
  const isWriting = draft !== null && draft !== ''
  const [opened, setOpened] = useState(false)
  const close = () => {
    setDraft('')
    setOpened(false)
  }
  return (
    <>
      <p>{say(caseTexts.tickedBy, { name: person.name, time: formatTimestamp(time) })}</p>
      {outdated && <p className="font-semibold">{say(texts.outdated)}</p>}
      {note !== undefined && <p className="whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {onNote &&
        !outdated &&
        (opened || isWriting ? (
          <NoteForm
            text={draft ?? ''}
            onText={setDraft}
            onLeave={close}
            onKeep={(words) => {
              onNote(words)
              close()
            }}
          />
        ) : (
          <Button
            kind="quiet"
            small
            className="-ml-2"
            onClick={() => {
              setDraft(note ?? '')
              setOpened(true)
            }}
          >
            {say(note === undefined ? texts.writeNote : texts.changeNote)}
          </Button>
        ))}
    </>
  )
}

interface NoteFormProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onKeep: (note: string) => void
  readonly onLeave: () => void
}

function NoteForm({ text, onText, onKeep, onLeave }: NoteFormProps) {
  const say = useText()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const note = text.trim()
    if (note === '' || note.length > maxTickNote) return document.getElementById(id)?.focus()
    onKeep(note)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-1 grid gap-2">
      <Field id={id} label={say(texts.note)} hint={say(texts.noteHint)} width="full">
        <Textarea
          autoFocus
          value={text}
          rows={2}
          limit={maxTickNote}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button small type="submit">
          {say(texts.keepNote)}
        </Button>
        <Button small kind="quiet" onClick={onLeave}>
          {say(texts.leaveNote)}
        </Button>
      </div>
    </form>
  )
}
