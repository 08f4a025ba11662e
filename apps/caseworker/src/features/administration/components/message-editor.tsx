import type { ManagedMessage } from '@eksport/api'
import { formatTimestamp, messageLevels, messageState } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Checkbox, Heading, Radio, RadioGroup } from '@eksport/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { administrationTexts as texts } from '../administration.texts.ts'
import type { MessageDraft } from '../message-draft.ts'
import { useMessageEditor } from '../use-message-editor.ts'
import { EditorFoot } from './editor-foot.tsx'
import { MessageLanguages } from './message-languages.tsx'
import { MessagePreview } from './message-preview.tsx'
import { MessageTimes } from './message-times.tsx'

interface MessageEditorProps {
  /** The message to change; without it, a new one is written. */
  readonly message?: ManagedMessage
  /** Whether its heading takes focus when it opens. */
  readonly takeFocus: boolean
}

/** [CW-03] Writes a message in three languages, with a preview, and publishes, changes or withdraws it. */
export function MessageEditor({ message, takeFocus }: MessageEditorProps) {
  const say = useText()
  const form = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const editor = useMessageEditor(message, form)
  const { draft, write, locale } = editor
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editor.submit()
  }
  return (
    <form id={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Heading level={3} ref={heading} tabIndex={-1} className="outline-none">
          {say(message === undefined ? texts.editorNew : texts.editor)}
        </Heading>
        {message && <LastChanged message={message} />}
      </div>
      {editor.restoredFrom !== undefined && (
        <Alert tone="info">{say(dialogTexts.restored, { time: formatTimestamp(editor.restoredFrom) })}</Alert>
      )}
      <MessageLanguages form={form} editor={editor} />
      <MessagePreview draft={draft} locale={locale} />
      <Manner draft={draft} onChange={write} />
      <MessageTimes form={form} draft={draft} errorOf={editor.errorOf} onChange={write} />
      {message?.hideable && <p className="text-small text-subtle">{say(texts.hiddenStays)}</p>}
      <EditorFoot
        editor={editor}
        message={message}
        state={message && messageState(message, editor.now)}
        onSettled={() => heading.current?.focus()}
      />
    </form>
  )
}

interface MannerProps {
  readonly draft: MessageDraft
  readonly onChange: (change: Partial<MessageDraft>) => void
}

/** The severity of a message, whether it can be hidden, and its audience. */
function Manner({ draft, onChange }: MannerProps) {
  const say = useText()
  return (
    <div className="grid gap-2">
      <RadioGroup
        legend={say(texts.kind)}
        inline
        value={draft.type}
        onValueChange={(value) => {
          const type = messageLevels.find((level) => level === value)
          if (type !== undefined) onChange({ type })
        }}
      >
        {messageLevels.map((level) => (
          <Radio key={level} value={level} label={say(texts[level])} />
        ))}
      </RadioGroup>
      {(['hideable', 'forOfficers'] as const).map((name) => (
        <Checkbox
          key={name}
          label={say(texts[name])}
          checked={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        />
      ))}
    </div>
  )
}

function LastChanged({ message }: { readonly message: ManagedMessage }) {
  const say = useText()
  const { changedBy, lastUpdated, withdrawnAt } = message
  if (changedBy === undefined) return null
  const words = withdrawnAt === undefined ? texts.changed : texts.takenDown
  return (
    <p className="text-small text-subtle">
      {say(words, { time: formatTimestamp(withdrawnAt ?? lastUpdated), name: changedBy })}
    </p>
  )
}
