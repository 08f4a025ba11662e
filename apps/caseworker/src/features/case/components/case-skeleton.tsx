import { ApplicationDetailSkeleton } from '@eksport/ui'

/** The place of a case that is on its way. */
export function CaseSkeleton() {
  return (
    <div className="flex-1 bg-surface px-8 py-6 max-md:px-4">
      <ApplicationDetailSkeleton />
    </div>
  )
}
