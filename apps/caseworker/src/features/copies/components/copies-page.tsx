import type { CopyTask, CopyTasks } from '@eksport/api'
import { formatDate, today } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, PageHeading, Section } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { CopyDesk } from '#src/lib/copies/copy-desk.tsx'
import { copyTasksQuery } from '../api/copy-tasks.ts'
import type { CopiesSearch } from '../copies-search.ts'
import { copyTasksTexts as texts } from '../copy-tasks.texts.ts'
import { CopiesFilter } from './copies-filter.tsx'
import { CopyTaskItem } from './copy-task-item.tsx'

interface CopiesPageProps {
  readonly search: CopiesSearch
  /** The reader's office; undefined for a reader without one, who sees all offices. */
  readonly ownOffice: string | undefined
  readonly onSearch: (search: CopiesSearch) => void
}

/** [CPY-01] [STA-08] The orders of confirmed copies that the offices are to print and hand out, across all cases. */
export function CopiesPage({ search, ownOffice, onSearch }: CopiesPageProps) {
  const say = useText()
  const query = useQuery(copyTasksQuery(search, ownOffice))
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="grid max-w-page grid-cols-[minmax(0,1fr)] gap-6 px-5 py-5 max-md:px-4">
        <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
        <CopiesFilter search={search} ownOffice={ownOffice} onSearch={onSearch} />
        <Fetched query={query} failed={say(texts.failed)}>
          {(found) => <Tasks {...found} />}
        </Fetched>
      </div>
    </div>
  )
}

function Tasks({ tasks, total, mayAct }: CopyTasks) {
  const say = useText()
  // The desk stays mounted when the list becomes empty, because the result of the last action is still shown.
  return (
    <CopyDesk orders={tasks}>
      {(acts) => (
        <>
          {tasks.length === 0 && <NoTasks />}
          {tasks.length > 0 && !mayAct && <Alert tone="info">{say(texts.onlyRead)}</Alert>}
          {total > tasks.length && <Alert tone="info">{say(texts.first, { n: tasks.length, total })}</Alert>}
          {byDay(tasks).map(([day, ofDay]) => (
            <Day key={day} day={day}>
              {ofDay.map((task) => (
                <CopyTaskItem key={task.order.id} task={task} action={mayAct && acts(task)} />
              ))}
            </Day>
          ))}
        </>
      )}
    </CopyDesk>
  )
}

function NoTasks() {
  const say = useText()
  return (
    <div role="status" className="grid gap-1 py-6 text-center">
      <p className="font-semibold">{say(texts.none)}</p>
      <p className="text-subtle">{say(texts.noneHint)}</p>
    </div>
  )
}

/** The orders by pickup day, in their original order. */
function byDay(tasks: readonly CopyTask[]): readonly (readonly [string, readonly CopyTask[]])[] {
  return [...Map.groupBy(tasks, ({ order }) => order.collectionDate)]
}

function Day({ day, children }: { readonly day: string; readonly children: ReactNode }) {
  const say = useText()
  const now = today(new Date().toISOString())
  const date = formatDate(day)
  const heading = () => {
    if (day === now) return say(texts.today, { date })
    return day < now ? say(texts.overdue, { date }) : date
  }
  return (
    <Section heading={heading()} headingSize="h3" className="not-first:mt-0">
      <ul className="border-y border-line">{children}</ul>
    </Section>
  )
}
