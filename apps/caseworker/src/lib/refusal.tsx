import { refusalOfCode } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, type AlertProps } from '@eksport/ui'
import { dialogTexts as texts } from './dialog.texts.ts'

interface RefusalProps {
  readonly error: Error
  /** Shown if somebody else has changed it meanwhile; the new state is fetched behind the dialog. */
  readonly stale: LocalizedText
}

/** Why the server refused an officer's action, as an alert because focus does not move. */
export function Refusal({ error, stale }: RefusalProps) {
  const say = useText()
  if (isApiError(error, 412)) return <RefusalAlert tone="warning">{say(stale)}</RefusalAlert>
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    // [ACT-04] In the current language if the code is known; the server's own text is in the language at the time of the action.
    const refusal = refusalOfCode(error.code)
    return <RefusalAlert tone="danger">{refusal === undefined ? error.title : say(refusal)}</RefusalAlert>
  }
  // [CW-13] No response: repeating the request takes effect at most once.
  if (isApiError(error, 0)) return <RefusalAlert tone="warning">{say(texts.unanswered)}</RefusalAlert>
  return <RefusalAlert tone="danger">{say(texts.failed)}</RefusalAlert>
}

/** In a high dialog it stands below what is in sight. */
const showWhole = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'nearest' })

const RefusalAlert = (props: AlertProps) => <Alert ref={showWhole} role="alert" {...props} />
