import { refusalOfCode } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Link, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { loginAddress } from '#src/lib/login-address.ts'
import { useProblemFocus } from '#src/lib/use-problem-focus.ts'
import { wayOf } from '../draft/refusal-ways.ts'
import { formTexts as texts } from './form.texts.ts'

interface RefusalNoticeProps {
  readonly error: unknown
  /** What failed: 'Klarte ikke å mellomlagre …'. */
  readonly heading: string
  /** Shown if the server gives no reason. */
  readonly text?: string | undefined
  readonly onTryAgain?: (() => void) | undefined
  /** The refused application, if it exists already. */
  readonly referenceNumber?: number
  /** Whether the notice takes focus, because it responds to a button that may be far below. */
  readonly takesFocus?: boolean | undefined
  readonly className?: string | undefined
}

/** [EXP-01] A refusal that concerns no particular answer: the reason, and what to do about it. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { error, heading, text, onTryAgain, referenceNumber, takesFocus = false, className } = props
  const say = useText()
  const reason = useReason(error)
  return (
    <Alert
      ref={useProblemFocus(error, takesFocus)}
      tone="danger"
      role="alert"
      className={className}
      heading={heading}
      actions={
        <>
          <WayOut error={error} referenceNumber={referenceNumber} />
          {onTryAgain && (
            <Button small onClick={onTryAgain}>
              {say(texts.tryAgain)}
            </Button>
          )}
        </>
      }
    >
      {reason ?? text}
    </Alert>
  )
}

/** The reason, in the current language if the form knows the text, otherwise in the language at the time of the attempt. */
function useReason(error: unknown): string | undefined {
  const say = useText()
  if (!isApiError(error)) return undefined
  const way = wayOf(error.problem)
  if (way === 'log-in') return say(texts.loggedOut)
  const known = refusalOfCode(error.code)
  if (known !== undefined) return say(known)
  const isReason = error.status >= 400 && error.status < 500 && way !== 'stale'
  return isReason ? error.title : undefined
}

/** Link to the page that settles the refusal. */
function WayOut({ error, referenceNumber }: Pick<RefusalNoticeProps, 'error' | 'referenceNumber'>): ReactNode {
  const say = useText()
  const { locale } = useEksport()
  const way = isApiError(error) ? wayOf(error.problem) : 'again'
  if (way === 'log-in')
    return (
      <Link href={loginAddress(undefined, locale)} target="_blank" rel="noreferrer" className="self-center">
        {say(texts.logIn)}
      </Link>
    )
  if (way === 'organisation')
    return (
      <Link className="self-center" render={<RouterLink to="/velg-virksomhet" />}>
        {say(texts.chooseOrganisation)}
      </Link>
    )
  if (way === 'details' && referenceNumber !== undefined)
    return (
      <Link className="self-center" render={<RouterLink {...detailLink(referenceNumber)} />}>
        {say(texts.toDetails)}
      </Link>
    )
  if (way !== 'overview') return null
  return (
    <Link className="self-center" render={<RouterLink to="/oversikt" />}>
      {say(texts.toOverview)}
    </Link>
  )
}
