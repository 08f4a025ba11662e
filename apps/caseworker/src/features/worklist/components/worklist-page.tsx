import type { ApplicationQuery } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ColumnChooser, Kbd, PageHeading, SegmentedControl } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { workloadQuery } from '../api/list-cases.ts'
import { columnStorageKey } from '../columns.ts'
import { assignments, countOf, queueOf, withAssignment } from '../queues.ts'
import { assignmentTexts, queueTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { CaseTable } from './case-table.tsx'
import { QueueRail } from './queue-rail.tsx'
import { useCaseColumns } from './use-case-columns.ts'
import { useListKeys } from './use-list-keys.ts'

interface WorklistPageProps {
  readonly query: ApplicationQuery
  readonly userId: string
  readonly onQueryChange: (query: ApplicationQuery) => void
}

/** [CW-01] The officers' front page: queues at the side, the chosen one as a dense table. */
export function WorklistPage({ query, userId, onQueryChange }: WorklistPageProps) {
  const say = useText()
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  const columns = useCaseColumns(userId)
  const { data: workload } = useQuery(workloadQuery)
  const queue = queueOf(query)
  const title = say(queue ? queueTexts[queue] : texts.otherSelection)
  const counts =
    queue === 'open' && workload
      ? { me: workload.mine, none: workload.unassigned, all: countOf('open', workload.byStatus) }
      : undefined
  return (
    <div className="grid flex-1 md:grid-cols-[212px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr]">
      <QueueRail query={query} current={queue} workload={workload} />
      <div className="flex min-w-0 flex-col bg-surface">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-4 pb-3 max-md:px-4">
          <PageHeading>{title}</PageHeading>
          <SegmentedControl
            label={say(texts.assignment)}
            segments={assignments.map((value) => ({
              value,
              label: say(assignmentTexts[value]),
              count: counts?.[value],
            }))}
            value={query.filters.assigned ?? 'all'}
            onValueChange={(assigned) => onQueryChange(withAssignment(query, assigned))}
          />
          <div className="ml-auto max-md:ml-0">
            <ColumnChooser columns={columns} storageKey={columnStorageKey} />
          </div>
        </div>
        <div ref={list} className="min-w-0 border-t border-line">
          <CaseTable caption={title} columns={columns} query={query} onQueryChange={onQueryChange} />
        </div>
        <KeyHints />
      </div>
    </div>
  )
}

function KeyHints() {
  const say = useText()
  return (
    <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-page px-5 py-2 text-small text-subtle max-md:hidden print:hidden">
      <li>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {say(texts.keyMove)}
      </li>
      <li>
        <Kbd>Enter</Kbd> {say(texts.keyOpen)}
      </li>
      <li>
        <Kbd>/</Kbd> {say(texts.keySearch)}
      </li>
    </ul>
  )
}
