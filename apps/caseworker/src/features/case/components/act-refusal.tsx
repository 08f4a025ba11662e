import { refusalOfCode } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert } from '@eksport/ui'
import { dialogTexts as texts } from '../actions/case-actions.texts.ts'

/** Why the server said no to an act; a case that somebody else changed is fetched anew behind the dialog. */
export function ActRefusal({ error }: { readonly error: Error }) {
  const say = useText()
  if (isApiError(error, 412)) return <Alert tone="warning">{say(texts.stale)}</Alert>
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    // [ACT-04] Said in the language that is read now; what the server words, in that of the moment of the act.
    const refusal = refusalOfCode(error.code)
    return <Alert tone="danger">{refusal === undefined ? error.title : say(refusal)}</Alert>
  }
  return <Alert tone="danger">{say(texts.failed)}</Alert>
}
