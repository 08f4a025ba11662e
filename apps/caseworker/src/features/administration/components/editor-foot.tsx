import type { ManagedMessage } from '@eksport/api'
import type { MessageState } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow } from '@eksport/ui'
import { Refusal } from '#src/lib/refusal.tsx'
import { administrationTexts as texts } from '../administration.texts.ts'
import type { MessageEditing } from '../use-message-editor.ts'

interface EditorFootProps {
  readonly editor: MessageEditing
  readonly message: ManagedMessage | undefined
  readonly state: MessageState | undefined
  /** Called when the pressed button disappears, so that focus can move. */
  readonly onSettled: () => void
}

/** What prevents a message from being saved, and the buttons. */
export function EditorFoot({ editor, message, state, onSettled }: EditorFootProps) {
  const say = useText()
  const { isStale, isSaving } = editor
  const settle = (change: () => void) => () => {
    change()
    onSettled()
  }
  const saveLabel = state === undefined ? texts.publish : state === 'withdrawn' ? texts.republish : texts.save
  return (
    <>
      {editor.faulty.length > 0 && (
        <p role="alert" className="text-ui font-semibold text-danger-text">
          {say(texts.correct)}
        </p>
      )}
      {isStale ? (
        <Alert
          tone="warning"
          role="alert"
          actions={
            <>
              <Button small onClick={settle(editor.keepMine)}>
                {say(texts.keepMine)}
              </Button>
              <Button small onClick={settle(editor.discard)}>
                {say(texts.takeTheirs)}
              </Button>
            </>
          }
        >
          {say(texts.stale)}
        </Alert>
      ) : (
        editor.errors.map((error) => <Refusal key={error.message} error={error} stale={texts.stale} />)
      )}
      <ButtonRow>
        <Button type="submit" kind="primary" busy={isSaving} disabled={isStale}>
          {say(saveLabel)}
        </Button>
        {message && (state === 'planned' || state === 'shown') && (
          <Button busy={editor.isTakingDown} onClick={() => editor.takeDown(onSettled)}>
            {say(texts.takeDown)}
          </Button>
        )}
        {editor.hasWords && !isStale && (
          <Button kind="quiet" disabled={isSaving} onClick={settle(editor.discard)}>
            {say(texts.discard)}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}
