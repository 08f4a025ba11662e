import type { LocalizedText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { whenDone } from '@eksport/portal/server/when-done.ts'
import { errorCodeText } from '@eksport/portal/text/error-code-texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, PageHeading } from '@eksport/ui'
import type { ComponentProps } from 'react'
import { useRedeemLoginLink } from '../api/redeem-login-link.ts'
import { loginLinkTexts as texts } from '../login-link.texts.ts'

interface LoginLinkPageProps {
  /** The token in the link; empty after a reload. */
  readonly token: string
  /** Renders the link to the page where a login link is requested. */
  readonly front: NonNullable<ComponentProps<typeof ButtonLink>['render']>
  readonly onLoggedIn: (next: string) => void
}

/** Refusals after which this link cannot be used again, with their messages. */
const refusals: ReadonlyMap<string | undefined, LocalizedText> = new Map([
  ['LOGIN_LINK_INVALID', errorCodeText('invalid_magic_link_token')],
  ['LOGIN_LINK_ELSEWHERE', texts.elsewhere],
])

const refusalOf = (error: Error | null): LocalizedText | undefined =>
  isApiError(error) ? refusals.get(error.code) : undefined

/** [SEC-11] The page that a login link opens. Opening it has no effect: the person confirms with a button. */
export function LoginLinkPage({ token, front, onLoggedIn }: LoginLinkPageProps) {
  const say = useText()
  const login = useRedeemLoginLink()
  const refusal = refusalOf(login.error)
  return (
    <>
      <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
      <div className="mt-8 grid max-w-form gap-6">
        {token === '' && <Alert tone="info">{say(texts.missing)}</Alert>}
        {login.isError && (
          <Alert tone="danger" role="alert">
            {say(refusal ?? texts.failed)}
          </Alert>
        )}
        <div>
          {token === '' || refusal !== undefined ? (
            <ButtonLink kind="primary" render={front}>
              {say(texts.askAgain)}
            </ButtonLink>
          ) : (
            <Button
              kind="primary"
              busy={login.isPending}
              onClick={() => {
                if (!login.isPending) whenDone(login.mutateAsync(token), ({ next }) => onLoggedIn(next))
              }}
            >
              {say(texts.logIn)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
