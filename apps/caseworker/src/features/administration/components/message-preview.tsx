import { htmlOfWritten } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ServiceMessages } from '@eksport/ui'
import { useMemo } from 'react'
import { administrationTexts as texts } from '../administration.texts.ts'
import { isMissing, type MessageDraft } from '../message-draft.ts'

interface MessagePreviewProps {
  readonly draft: MessageDraft
  readonly locale: Locale
}

/** Nothing is hidden here, whatever the officer has hidden elsewhere. */
const nothing: readonly string[] = []

/** The message by the part that the readers have, in the language that is written; bokmål stands in for one that is missing. */
export function MessagePreview({ draft, locale }: MessagePreviewProps) {
  const say = useText()
  const shown = isMissing(draft, locale) ? 'nb' : locale
  const title = draft.title[shown]
  const text = draft.text[shown]
  const messages = useMemo(
    () => [{ id: 'preview', title, description: htmlOfWritten(text), type: draft.type, hideable: false }],
    [title, text, draft.type],
  )
  if (isMissing(draft, shown)) return null
  return (
    <div>
      <p className="mb-1.5 text-small text-subtle">{say(texts.preview)}</p>
      {/* No landmark: the one of that name is the frame's. */}
      <ServiceMessages
        messages={messages}
        dismissed={nothing}
        render={({ children }) => <div lang={shown}>{children}</div>}
      />
    </div>
  )
}
