import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { ErrorPage, errorPageKind } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ProblemFrame } from './problem-frame.tsx'

interface CrashPageProps {
  readonly error: unknown
  /** Loads and renders the page anew. */
  readonly onTryAgain: () => void
}

/** [RTE-22] One page failed; the band around it still works. */
export function CrashPage({ error, onTryAgain }: CrashPageProps) {
  const reference = isApiError(error) && error.traceId !== '' ? error.traceId : undefined
  return (
    <ProblemFrame>
      <ErrorPage
        kind={isApiError(error, 0) ? 'offline' : isApiError(error, 403) ? 'no-access' : errorPageKind(error)}
        phone={contact.phone}
        reference={reference}
        onRetry={onTryAgain}
        home={{ render: <Link to="/" /> }}
      />
    </ProblemFrame>
  )
}
