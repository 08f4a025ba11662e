import { findingHeadings } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useState } from 'react'
import { useSaving } from '../draft/draft-context.ts'
import { Refusal } from './refusal.tsx'
import { summaryTexts as texts } from './summary.texts.ts'

/** [WIZ-18] A failed submission: nothing is lost, and the button sends again. [THM-07] Errors listed by the server can be hidden. */
export function SendProblem({ error }: { readonly error: unknown }) {
  const say = useText()
  const { isKeptHere } = useSaving()
  const isUnreachable = isApiError(error, 0, 502, 503, 504) && isKeptHere
  const [hidden, setHidden] = useState<unknown>()
  if (hidden === error) return null
  const isRefused = isApiError(error, 422)
  const text = isApiError(error, 412) ? texts.sendStale : isRefused ? findingHeadings.server : texts.sendFailed
  const hide = () => {
    setHidden(error)
    // The button disappears with the errors, so focus moves to the heading.
    mainHeading()?.focus()
  }
  return (
    <Refusal
      error={error}
      heading={say(text)}
      {...(isUnreachable && { text: say(texts.sendLater) })}
      {...(isRefused && { onHide: hide })}
    />
  )
}
