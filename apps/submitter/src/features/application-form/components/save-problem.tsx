import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Link } from '@eksport/ui'
import { loginAddress } from '#src/lib/login-address.ts'
import { formTexts as texts } from '../form.texts.ts'

interface SaveProblemProps {
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** [WIZ-17] Saving failed: what was typed is still there, and how to go on. */
export function SaveProblem({ error, onTryAgain }: SaveProblemProps) {
  const say = useText()
  const isLoggedOut = isApiError(error, 401)
  return (
    <Alert
      tone="danger"
      role="alert"
      className="mb-7"
      heading={say(texts.saveFailed)}
      actions={
        <>
          {isLoggedOut && (
            <Link href={loginAddress()} target="_blank" rel="noreferrer" className="self-center">
              {say(texts.logIn)}
            </Link>
          )}
          <Button small onClick={onTryAgain}>
            {say(texts.tryAgain)}
          </Button>
        </>
      }
    >
      {say(isLoggedOut ? texts.loggedOut : texts.saveFailedText)}
    </Alert>
  )
}
