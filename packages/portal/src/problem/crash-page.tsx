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

/** Why a part of the program could not be fetched, and how to try again; nothing where something else is wrong. */
interface LostPart {
  readonly kind: 'offline' | 'outdated'
  readonly tryAgain: () => void
}

/** [RTE-22] A part of the program that could not be fetched is no longer there, or nothing can be fetched now. */
function useLostPart(error: unknown): LostPart | undefined {
  const isLost = isLostPart(error)
  const { isAway, tryAgain } = useReturn(isLost)
  return isLost ? { kind: isAway ? 'offline' : 'outdated', tryAgain: () => void tryAgain() } : undefined
}

interface CrashPageProps extends Pick<ErrorPageProps, 'home' | 'draft'> {
  readonly error: unknown
  /** Loads and renders the page anew. */
  readonly onTryAgain: () => void
  /** Said where the reader may not be; the standard words speak of organisations. */
  readonly noAccess?: string
  /** Said where the server did not answer with what the page is about; the standard words speak of a technical problem. */
  readonly notRead?: string
  /** What it happened to, before the reference of a fault: the number of an application. */
  readonly of?: string
  /** What is to be known besides, and another way, where the program has failed. */
  readonly children?: ReactNode
}

const kindOf = (error: unknown) => {
  if (isApiError(error, 0)) return 'offline'
  return isApiError(error, 403) ? 'no-access' : errorPageKind(error)
}

/** The trace at the server, or what tells one fault of the program from another; a net that is away has neither. */
function referenceOf(error: unknown, kind: ReturnType<typeof kindOf>): string {
  if (isApiError(error)) return error.traceId
  return kind === 'generic' ? faultReference(error) : ''
}

/** [RTE-22] One page failed; the frame around it still works. */
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
