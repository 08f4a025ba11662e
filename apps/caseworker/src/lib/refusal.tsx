import { refusalOfCode } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, type AlertProps } from '@eksport/ui'
import { dialogTexts as texts } from './dialog.texts.ts'

interface RefusalProps {
  readonly error: Error
  /** Said when somebody else has changed it meanwhile; it is fetched anew behind the dialog. */
  readonly stale: LocalizedText
}

/** Why the server said no to what an officer did; said at once, for focus stays where it is. */
export function Refusal({ error, stale }: RefusalProps) {
  const say = useText()
  if (isApiError(error, 412)) return <RefusalAlert tone="warning">{say(stale)}</RefusalAlert>
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    // [ACT-04] Said in the language that is read now; what the server words, in that of the moment of the act.
    const refusal = refusalOfCode(error.code)
    return <RefusalAlert tone="danger">{refusal === undefined ? error.title : say(refusal)}</RefusalAlert>
  }
  // [CW-13] Nothing came back: what was asked is done once, however often it is asked again.
  if (isApiError(error, 0)) return <RefusalAlert tone="warning">{say(texts.unanswered)}</RefusalAlert>
  return <RefusalAlert tone="danger">{say(texts.failed)}</RefusalAlert>
}

const RefusalAlert = (props: AlertProps) => <Alert role="alert" {...props} />
