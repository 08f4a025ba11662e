import { formatTimestamp, maxNoteLength } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { noteKey } from '@eksport/portal/session/unsent-words.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Button, Field, Section, Textarea } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useRight } from '#src/lib/use-right.ts'
import { caseNotesQuery, useWriteCaseNote } from '../api/dialogue.ts'
import { caseTexts, noteTexts as texts } from '../case.texts.ts'

interface CaseNotesProps {
  readonly referenceNumber: number
  /** Whether a new one is written here. */
  readonly withForm: boolean
}

/** [ACT-09] Notes between officers, on a distinct background so that they are not taken for messages to the exporter. */
export function CaseNotes({ referenceNumber, withForm }: CaseNotesProps) {
  const say = useText()
  const notes = useQuery(caseNotesQuery(referenceNumber))
  const mayWrite = useRight('write-note')
  return (
    <Section
      heading={say(texts.notes)}
      headingSize="h3"
      headingEnd={
        <span className="inline-flex items-center gap-1 text-small text-subtle">
          <Lock aria-hidden="true" className="size-3.5 shrink-0" />
          {say(texts.notSeen)}
        </span>
      }
      className="mt-6"
    >
      <Fetched query={notes} failed={say(caseTexts.partFailed)}>
        {(list) => (
          <ul className="grid gap-2 empty:hidden">
            {list.map(({ id, text, author, createdTime }) => (
              <li key={id} className="rounded border border-line bg-page px-3 py-2 text-ui">
                <p className="text-micro tabular-nums text-subtle">
                  {author.name}, <time dateTime={createdTime}>{formatTimestamp(createdTime)}</time>
                </p>
                <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      {withForm && mayWrite && <NoteForm referenceNumber={referenceNumber} />}
    </Section>
  )
}

interface NoteFormProps {
  readonly referenceNumber: number
  readonly onKept?: () => void
}

/** [ACT-09] Writes a note for other officers. */
export function NoteForm({ referenceNumber, onKept }: NoteFormProps) {
  const say = useText()
  const id = useId()
  const { data: session } = useQuery(sessionQuery)
  // Kept until it is saved, under the officer's id, so that another person who logs in here does not see it.
  const [kept, setText] = useBrowserValue(noteKey(session?.person.id ?? '', referenceNumber))
  const text = kept ?? ''
  const [checked, setChecked] = useState(false)
  const write = useWriteCaseNote(referenceNumber)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const note = text.trim()
    if (note === '' || note.length > maxNoteLength) return document.getElementById(id)?.focus()
    if (write.isPending) return
    write.mutate(note, {
      onSuccess: () => {
        setText('')
        setChecked(false)
        onKept?.()
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid justify-items-start gap-2">
      <Field
        id={id}
        label={say(texts.newNote)}
        width="full"
        error={checked && text.trim() === '' ? say(texts.empty) : undefined}
        className="w-full"
      >
        <Textarea value={text} rows={2} limit={maxNoteLength} onChange={(event) => setText(event.target.value)} />
      </Field>
      {write.error && (
        <Alert tone="danger" role="alert">
          {say(texts.notKept)}
        </Alert>
      )}
      <Button small type="submit" busy={write.isPending} icon={<Lock aria-hidden="true" />}>
        {say(texts.keep)}
      </Button>
    </form>
  )
}
