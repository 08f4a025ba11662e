import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useDraft } from '../draft/draft-context.ts'
import { summaryTexts as texts } from '../summary.texts.ts'
import { Refusal } from './refusal.tsx'

/** [WIZ-18] Nothing is lost: the page stands as it was, and the button sends again. */
export function SendProblem({ error }: { readonly error: unknown }) {
  const say = useText()
  const { isKeptHere } = useDraft()
  const isUnreachable = isApiError(error, 0, 502, 503, 504) && isKeptHere
  const text = isApiError(error, 412) ? texts.sendStale : isApiError(error, 422) ? texts.sendRefused : texts.sendFailed
  return <Refusal error={error} heading={say(text)} {...(isUnreachable && { text: say(texts.sendLater) })} />
}
