import { ErrorPage, type ErrorPageProps, errorPageKind, isLostPart } from '@eksport/ui'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { Trace } from '../developer/trace.tsx'
import { isApiError } from '../server/is-api-error.ts'
import { useSessionEnd } from '../server/session-end.ts'
import { sessionEndTexts } from '../session/session-end.texts.ts'
import { contact } from '../text/contact.ts'
import { useText } from '../text/use-text.ts'
import { faultReference } from './fault-reference.ts'
import { LoggedOutPage } from './logged-out-page.tsx'
import { problemTexts as texts } from './problem.texts.ts'
import { useReturn } from './use-return.ts'

/** Why a part of the program could not be loaded, and how to retry; undefined for any other error. */
interface LostPart {
  readonly kind: 'offline' | 'outdated'
  readonly tryAgain: () => void
}

/** [RTE-22] A part of the program could not be loaded, because it no longer exists or because nothing can be loaded now. */
function useLostPart(error: unknown): LostPart | undefined {
  const isLost = isLostPart(error)
  const { isAway, tryAgain } = useReturn(isLost)
  return isLost ? { kind: isAway ? 'offline' : 'outdated', tryAgain: () => void tryAgain() } : undefined
}

interface CrashPageProps extends Pick<ErrorPageProps, 'home' | 'draft'> {
  readonly error: unknown
  /** Reloads and renders the page again. */
  readonly onTryAgain: () => void
  /** Shown where the reader has no access; the default text is about organisations. */
  readonly noAccess?: string
  /** Shown where the server did not return the page's subject; the default text is about a technical problem. */
  readonly notRead?: string
  /** The subject, shown before the reference of an error: the number of an application. */
  readonly of?: string
  /** Further information and alternatives, shown for an error in the program. */
  readonly children?: ReactNode
}

const kindOf = (error: unknown) => {
  if (isApiError(error, 0)) return 'offline'
  return isApiError(error, 403) ? 'no-access' : errorPageKind(error)
}

/** The trace on the server, or the reference of an error in the program; empty for a lost connection. */
function referenceOf(error: unknown, kind: ReturnType<typeof kindOf>): string {
  if (isApiError(error)) return error.traceId
  return kind === 'generic' ? faultReference(error) : ''
}

/** [RTE-22] Shown in place of a page that failed; the frame around it still works. */
export function CrashPage({ error, onTryAgain, noAccess, notRead, home, of, draft, children }: CrashPageProps) {
  const say = useText()
  const { isOver } = useSessionEnd()
  const lost = useLostPart(error)
  const kind = lost?.kind ?? kindOf(error)
  const reference = referenceOf(error, kind)
  const isWaiting = isOver && isApiError(error, 401)
  const messages: Partial<Record<typeof kind, string | undefined>> = {
    'no-access': noAccess,
    generic: isApiError(error) ? notRead : undefined,
  }
  useDocumentTitle(say(isWaiting ? sessionEndTexts.title : texts.title))
  if (isWaiting) return <LoggedOutPage />
  return (
    <ErrorPage
      kind={kind}
      message={messages[kind]}
      phone={contact.phone}
      onRetry={lost?.tryAgain ?? onTryAgain}
      {...(reference !== '' && { reference: [of, reference].filter(Boolean).join('-') })}
      {...(home && { home })}
      {...(draft && { draft })}
    >
      {kind === 'generic' && children}
      <Trace error={error} />
    </ErrorPage>
  )
}
