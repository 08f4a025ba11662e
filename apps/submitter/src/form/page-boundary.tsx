import { Problem } from '@eksport/portal/problem/problem.tsx'
import { CatchBoundary, type ErrorComponentProps, Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** [EXP-15] [RTE-22] A page of the form that fails takes no more than itself: the steps stay, and lead on to the others. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  // The page that is drawn; the address is another one before that page is here.
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      {children}
    </CatchBoundary>
  )
}

function PageFailed({ error, reset }: ErrorComponentProps) {
  return (
    <Problem>
      {({ CrashPage }) => <CrashPage error={error} onTryAgain={reset} home={{ render: <Link to="/" /> }} />}
    </Problem>
  )
}
