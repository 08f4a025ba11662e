import type { Workload, WorkloadCounts } from '@eksport/api'
import type { ApplicationQuery } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { listPage } from '@eksport/portal/list/list-source.ts'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading, SegmentedControl } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { ChooseMany } from '#src/lib/many/choose-many.tsx'
import type { Choosing } from '#src/lib/many/use-many.tsx'
import { cases } from '../api/cases.ts'
import {
  assignments,
  countOf,
  type OfficeChoice,
  officeOf,
  offices,
  type Queue,
  queueOf,
  withAssignment,
  withOffice,
} from '../queues.ts'
import { assignmentTexts, markTexts, officeTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { officeStorageKey } from '../worklist.ts'
import { ListChanges } from './list-changes.tsx'
import { TakeNext } from './take-next.tsx'

interface HeadPart {
  readonly query: ApplicationQuery
  readonly onQueryChange: ListState['onQueryChange']
}

interface ListHeadProps extends HeadPart {
  readonly title: string
  readonly office: OfficeChoice
  readonly hasOffice: boolean
  readonly mayHaveCases: boolean
  /** On a phone the button for the next case is at the bottom of the window instead. */
  readonly isPhone: boolean
  readonly choosing: Choosing
  readonly changes: number
  readonly onShow: () => void
  /** Undefined if its counts would not match the list. */
  readonly workload: Workload | undefined
}

/** The title of the list, and the controls that widen or narrow it. */
export function ListHead({
  title,
  office,
  hasOffice,
  mayHaveCases,
  isPhone,
  workload,
  changes,
  choosing,
  onShow,
  ...list
}: ListHeadProps) {
  const queue = queueOf(list.query)
  const chooseMany = mayHaveCases && <ChooseMany {...choosing} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 max-md:gap-y-2">
      <div className="flex items-center justify-between gap-x-4 max-md:w-full">
        <PageHeading>{title}</PageHeading>
        {isPhone && chooseMany}
      </div>
      <OpenFindings query={list.query} />
      {hasOffice && <OfOffice {...list} counts={queue && workload && totalsOf(workload, queue)} />}
      <WhoseCases {...list} workload={queue === 'open' ? workload?.[office] : undefined} />
      {!isPhone && chooseMany}
      <div className="ml-auto flex flex-wrap items-center gap-3 max-md:w-full print:hidden">
        <ListChanges changes={changes} onShow={onShow} />
        {mayHaveCases && !isPhone && <TakeNext query={list.query} />}
      </div>
    </div>
  )
}

/** [CW-06] The number of findings to assess in all cases of the list; left out for lists too long to count. */
function OpenFindings({ query }: Pick<HeadPart, 'query'>) {
  const say = useText()
  const { data } = useQuery(listPage(cases, query))
  const count = data?.openFindings ?? 0
  if (count === 0) return null
  return (
    <p className="text-small text-subtle">
      {count === 1 ? say(markTexts.oneOpenFinding) : say(markTexts.openFindings, { count })}
    </p>
  )
}

const totalsOf = ({ own, all }: Workload, queue: Queue) => ({ own: countOf(queue, own), all: countOf(queue, all) })

interface OfOfficeProps extends HeadPart {
  /** Undefined if the counts would not match the list. */
  readonly counts: Readonly<Record<OfficeChoice, number>> | undefined
}

/** [CW-06] Switches between the officer's office and all offices; the choice is remembered in this browser. */
function OfOffice({ query, onQueryChange, counts }: OfOfficeProps) {
  const say = useText()
  const [, remember] = useBrowserValue(officeStorageKey)
  const isAssigned = query.filters.assigned !== undefined && query.filters.assigned !== 'all'
  return (
    <SegmentedControl
      label={say(texts.ofOffice)}
      segments={offices.map((value) => ({
        value,
        label: say(officeTexts[value]),
        ...(counts && !isAssigned && { count: counts[value] }),
      }))}
      className="max-md:w-full print:hidden"
      value={officeOf(query)}
      onValueChange={(office) => {
        remember(office)
        onQueryChange(withOffice(query, office))
      }}
    />
  )
}

interface WhoseCasesProps extends HeadPart {
  /** Undefined if the counts would not match the list. */
  readonly workload: WorkloadCounts | undefined
}

function WhoseCases({ query, onQueryChange, workload }: WhoseCasesProps) {
  const say = useText()
  const counts = workload && {
    me: workload.mine,
    none: workload.unassigned,
    all: countOf('open', workload),
  }
  return (
    <SegmentedControl
      label={say(texts.assignment)}
      segments={assignments.map((value) => ({ value, label: say(assignmentTexts[value]), count: counts?.[value] }))}
      className="max-md:w-full print:hidden"
      value={query.filters.assigned ?? 'all'}
      onValueChange={(assigned) => onQueryChange(withAssignment(query, assigned))}
    />
  )
}
