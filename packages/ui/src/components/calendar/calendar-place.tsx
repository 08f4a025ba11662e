import { Skeleton } from '../skeleton/skeleton.js'

const weeks = [1, 2, 3, 4, 5, 6]

/** As high as a month: heading, names of the days, six weeks. */
export function CalendarPlace() {
  return (
    <div className="eks-calendar-place eks:flex eks:flex-col" aria-busy="true">
      <Skeleton className="eks:over:mt-2 eks:over:mb-3.5 eks:over:h-6 eks:over:narrow:mt-2.5 eks:over:narrow:mb-4" />
      <Skeleton className="eks:over:my-1.5 eks:over:h-4" />
      {weeks.map((week) => (
        <div key={week} className="eks:h-[44px] eks:p-px eks:coarse:h-[46px] eks:narrow:h-[46px]">
          <Skeleton className="eks:over:my-0 eks:over:h-full" />
        </div>
      ))}
    </div>
  )
}
