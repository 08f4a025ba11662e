import { browserValue } from '@eksport/portal/browser/browser-value.ts'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { messageDraftKey, noteKey } from '@eksport/portal/session/unsent-words.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRight } from '#src/lib/use-right.ts'
import { noteTexts, composerTexts as texts } from '../case.texts.ts'
import { NoteForm } from './case-notes.tsx'
import { MessageForm } from './message-form.tsx'

type Kind = 'message' | 'note'

const kinds = ['message', 'note'] as const
const keyOf: Readonly<Record<Kind, string>> = { message: 'm', note: 'l' }
const look: Readonly<Record<Kind, string>> = { message: 'bg-surface', note: 'bg-sunken' }

/** The kind of text that this person has begun to write about the case and not sent. */
function begunBy(person: string, referenceNumber: number): Kind | undefined {
  if (browserValue(`eks:message-draft:${messageDraftKey(person, referenceNumber)}`)) return 'message'
  return browserValue(noteKey(person, referenceNumber)) ? 'note' : undefined
}

interface CaseComposerProps {
  readonly referenceNumber: number
  /** Shows the panel, if something else is in its place. */
  readonly onShow: () => void
}

/**
 * [CW-08] At the foot of the panel: one line while nobody writes, and otherwise the form for a message or an internal
 * note. The other form stays mounted, because files chosen for a message would be lost with it.
 */
export function CaseComposer({ referenceNumber, onShow }: CaseComposerProps) {
  const say = useText()
  const id = useId()
  const { data: session } = useQuery(sessionQuery)
  const may: Readonly<Record<Kind, boolean>> = { message: useRight('write-message'), note: useRight('write-note') }
  const allowed = kinds.filter((kind) => may[kind])
  const [open, setOpen] = useState(() => begunBy(session?.person.id ?? '', referenceNumber))
  const show = (kind: Kind) => {
    flushSync(() => {
      onShow()
      setOpen(kind)
    })
    document.getElementById(`${id}-${kind}`)?.querySelector('textarea')?.focus()
  }
  const close = (kind: Kind) => {
    const hadFocus = document.getElementById(`${id}-${kind}`)?.contains(document.activeElement)
    // A message may have been sent while a note is being written.
    setOpen((current) => (current === kind ? undefined : current))
    if (hadFocus) document.getElementById(`${id}-open-${kind}`)?.focus()
  }
  useSingleKeys((key) => {
    const kind = allowed.find((one) => keyOf[one] === key)
    if (kind !== undefined) show(kind)
    return kind !== undefined
  })
  const closeByKey = (event: KeyboardEvent) => {
    // An open list of phrases takes the key first.
    if (event.key !== 'Escape' || event.defaultPrevented || open === undefined) return
    event.preventDefault()
    close(open)
  }
  if (allowed.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in place of the buttons
    <div
      role="group"
      aria-label={say(texts.write)}
      onKeyDown={closeByKey}
      className={`flex max-h-2/3 flex-none flex-col border-t border-line-strong ${look[open ?? 'message']}`}
    >
      <div className="flex flex-wrap gap-2 px-3 py-2">
        {allowed.map((kind) => (
          <Button
            key={kind}
            id={`${id}-open-${kind}`}
            small
            aria-expanded={open === kind}
            aria-controls={`${id}-${kind}`}
            className="aria-expanded:bg-action-tint"
            iconEnd={<KeyHint letter={keyOf[kind].toUpperCase()} />}
            onClick={() => (open === kind ? close(kind) : show(kind))}
          >
            {say(texts[kind])}
          </Button>
        ))}
      </div>
      {allowed.map((kind) => (
        <div key={kind} id={`${id}-${kind}`} hidden={open !== kind} className="min-h-0 overflow-y-auto px-3 pb-3">
          {kind === 'message' ? (
            <div className="-mt-4">
              <MessageForm referenceNumber={referenceNumber} onSent={() => close('message')} />
            </div>
          ) : (
            <>
              <p className="inline-flex items-center gap-1 text-small text-subtle">
                <Lock aria-hidden="true" className="size-3.5 shrink-0" />
                {say(noteTexts.notSeen)}
              </p>
              <NoteForm referenceNumber={referenceNumber} onKept={() => close('note')} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
