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

/** The preview shows the message even if the officer has hidden it elsewhere. */
const nothing: readonly string[] = []

/** The message as its readers see it, in the language being written; an empty language falls back to bokmål. */
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
      {/* Not a landmark, because the page already has one of that name. */}
      <ServiceMessages
        messages={messages}
        dismissed={nothing}
        render={({ children }) => <div lang={shown}>{children}</div>}
      />
    </div>
  )
}
