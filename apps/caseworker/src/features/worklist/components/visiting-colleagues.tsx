import { initialsOf } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQuery } from '@tanstack/react-query'
import { visitsQuery } from '../api/cases.ts'
import { markTexts } from '../worklist.texts.ts'

interface VisitorsProps {
  readonly referenceNumber: number
}

function useVisitors({ referenceNumber }: VisitorsProps) {
  const { data = [] } = useQuery({
    ...visitsQuery,
    select: (visits) => visits.filter((one) => one.referenceNumber === referenceNumber),
  })
  return data
}

/**
 * [CW-06] The initials of colleagues who have the row's case open, beside its reference. They are inside its link but not part of its
 * accessible name.
 */
export function VisitorInitials(props: VisitorsProps) {
  const say = useText()
  return useVisitors(props).map(({ id, name }) => (
    <span
      key={id}
      aria-hidden="true"
      title={say(markTexts.openedBy, { name })}
      className="relative ml-1.5 inline-grid size-5.5 place-items-center rounded-full border border-line-strong bg-sunken align-middle text-[0.625rem] leading-none font-semibold no-underline"
    >
      {initialsOf(name)}
      <span className="absolute -right-0.5 -bottom-0.5 size-2 rounded-full bg-success-base" />
    </span>
  ))
}

/** The same in words, for screen readers. */
export function VisitorWords(props: VisitorsProps) {
  const say = useText()
  return useVisitors(props).map(({ id, name }) => (
    <span key={id} className="sr-only">
      {say(markTexts.openedBy, { name })}
    </span>
  ))
}
