import { WaitOnPage } from '@eksport/portal/waiting/wait-on-page.tsx'
import { ApplicationDetailSkeleton } from '@eksport/ui/certificate'
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'

/** Placeholder for an application that is loading. */
export function DetailSkeleton() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })
  return (
    <>
      <WaitOnPage isFirst={isFirst} onCancel={canGoBack ? () => history.back() : undefined} />
      <ApplicationDetailSkeleton />
    </>
  )
}
