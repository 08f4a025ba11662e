import { refusalOfCode } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { dialogTexts as texts } from './dialog.texts.ts'

interface RefusalProps {
  readonly error: Error
  /** Said when somebody else has changed it meanwhile; it is fetched anew behind the dialog. */
  readonly stale?: LocalizedText
}

/** Why the server said no to what an officer did. */
export function Refusal({ error, stale = texts.stale }: RefusalProps) {
  const say = useText()
  if (isApiError(error, 412)) return <Alert tone="warning">{say(stale)}</Alert>
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    // [ACT-04] Said in the language that is read now; what the server words, in that of the moment of the act.
    const refusal = refusalOfCode(error.code)
    return <Alert tone="danger">{refusal === undefined ? error.title : say(refusal)}</Alert>
  }
  return <Alert tone="danger">{say(texts.failed)}</Alert>
}
