import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { useProblemFocus } from '#src/lib/use-problem-focus.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'

interface ReplacementProblemProps {
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** [REP-01] Why the replacement could not be created or changed, and that nothing written is lost. */
export function ReplacementProblem({ error, onTryAgain }: ReplacementProblemProps) {
  const say = useText()
  const isStale = isApiError(error, 412)
  // For a file, number or status, the server's own message says what to do.
  const words = isApiError(error, 400, 409, 413, 415, 422) ? error.title : undefined
  return (
    <Alert
      ref={useProblemFocus(error)}
      tone="danger"
      role="alert"
      className="mb-7"
      heading={say(isStale ? texts.stale : texts.failed)}
      actions={
        <>
          {isStale && (
            <Button small onClick={() => window.location.reload()}>
              {say(texts.reload)}
            </Button>
          )}
          <Button small onClick={onTryAgain}>
            {say(texts.tryAgain)}
          </Button>
        </>
      }
    >
      {words ?? say(texts.kept)}
    </Alert>
  )
}
