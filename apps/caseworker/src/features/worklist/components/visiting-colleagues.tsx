import { initialsOf } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useQuery } from '@tanstack/react-query'
import { visitsQuery } from '../api/visits.ts'
import { markTexts } from '../worklist.texts.ts'

/** [CW-06] Which colleagues have the case of a row open now, in initials beside its owner. */
export function VisitingColleagues({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const { data = [] } = useQuery({
    ...visitsQuery,
    select: (visits) => visits.filter((one) => one.referenceNumber === referenceNumber),
  })
  return data.map(({ id, name }) => (
    <span
      key={id}
      title={say(markTexts.openedBy, { name })}
      className="relative ml-1.5 inline-grid size-5.5 place-items-center rounded-full border border-line-strong bg-sunken align-middle text-[0.625rem] leading-none font-semibold no-underline"
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span aria-hidden="true" className="absolute -right-0.5 -bottom-0.5 size-2 rounded-full bg-success-base" />
      <span className="sr-only">{say(markTexts.openedBy, { name })}</span>
    </span>
  ))
}
