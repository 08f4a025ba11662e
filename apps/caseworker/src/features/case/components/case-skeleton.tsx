import { WaitOnPage } from '@eksport/portal/waiting/wait-on-page.tsx'
import { Skeleton } from '@eksport/ui'
import { ApplicationDetailSkeleton } from '@eksport/ui/certificate'
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'

/** Placeholder for a case that is loading, with each part in its place. */
export function CaseSkeleton() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })
  return (
    <div className="flex flex-1 flex-col">
      <WaitOnPage isFirst={isFirst} onCancel={canGoBack ? () => history.back() : undefined} />
      <div className="border-b border-line bg-surface px-5 py-2 max-md:px-4">
        <Skeleton className="my-1.5 w-36" />
      </div>
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_348px] max-lg:grid-cols-[minmax(0,1fr)]">
        <div className="bg-surface px-5 py-5 max-md:px-4">
          <ApplicationDetailSkeleton />
        </div>
        <div aria-hidden="true" className="border-line px-5 py-4 max-lg:hidden lg:border-l">
          {panelParts.map((look) => (
            <Skeleton key={look} className={look} />
          ))}
        </div>
      </div>
    </div>
  )
}

const panelParts = ['w-28', 'mt-3 h-7 w-44', 'mt-8 w-24', 'mt-3 h-16', 'mt-8 w-20', 'mt-3 h-28']
