import type { Workload } from '@eksport/api'
import type { ApplicationQuery } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { type ShownAs, toList } from '@eksport/portal/list/list-address.ts'
import { savedViewsQuery } from '@eksport/portal/list/views/saved-views.ts'
import { openedView } from '@eksport/portal/list/views/view-content.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { WorkRail, type WorkRailItem } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  AlarmClock,
  Ban,
  Bookmark,
  CirclePause,
  Copy,
  HandHelping,
  Hourglass,
  Inbox,
  Layers,
  type LucideIcon,
  MailPlus,
  MessageSquareReply,
  PenLine,
  Printer,
  RefreshCw,
  SearchCheck,
  Send,
  ShieldCheck,
  Signature,
  Stamp,
  Undo2,
} from 'lucide-react'
import { useFailedJobsCount } from '#src/lib/failed-jobs-query.ts'
import { useRight } from '#src/lib/use-right.ts'
import { cases } from '../api/cases.ts'
import { useSavedViewCounts } from '../api/saved-view-counts.ts'
import { countOf, type OfficeChoice, type Queue, withMine, withOfficeQueue } from '../queues.ts'
import { officeTexts, queueTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { usualList, writeQuery } from '../worklist.ts'

/** Queues with a link; only a search leads to all cases. */
type RailQueue = Exclude<Queue, 'all'>

const icons: Readonly<Record<RailQueue, LucideIcon>> = {
  open: Inbox,
  setbacks: Undo2,
  overdue: AlarmClock,
  answered: MessageSquareReply,
  new: MailPlus,
  assessment: SearchCheck,
  waiting: Hourglass,
  signing: PenLine,
  printing: Printer,
  delivery: Send,
  issuing: Stamp,
  cancellations: Ban,
  stopped: CirclePause,
  issued: ShieldCheck,
}

const mineQueues: readonly RailQueue[] = ['open', 'waiting']
/** Distinct names, so that no two links have the same text. */
const mineTexts: Readonly<Partial<Record<RailQueue, LocalizedText>>> = {
  open: texts.mineOpen,
  waiting: texts.mineWaiting,
}

const officeQueues = [
  ...(['open', 'setbacks', 'overdue', 'answered', 'new', 'assessment', 'waiting', 'stopped', 'signing'] as const),
  ...(['printing', 'delivery', 'issuing', 'cancellations', 'issued'] as const),
] satisfies readonly RailQueue[]

interface QueueRailProps {
  readonly query: ApplicationQuery
  readonly as: ShownAs
  readonly current: Queue | undefined
  /** Undefined until the counts are known. */
  readonly workload: Workload | undefined
  readonly office: OfficeChoice
  /** False for officers who only read or sign. */
  readonly mayHaveCases: boolean
}

/** [CW-06] The queues as links, so that they open in new tabs and work with Back. */
export function QueueRail({ query, as, current, workload, office, mayHaveCases }: QueueRailProps) {
  const say = useText()
  const views = useSavedViewItems(query, as)
  const otherWork = useOtherWork()
  const isMine = query.filters.assigned === 'me'
  const isOwnWay = as.view === undefined
  const item = (queue: RailQueue, mine: boolean) => {
    const Icon = icons[queue]
    const counts = mine ? workload && { ...workload.all, byStatus: workload.all.mineByStatus } : workload?.[office]
    const next = mine ? withMine(query, queue) : withOfficeQueue(query, queue)
    return {
      id: mine ? `mine-${queue}` : queue,
      label: say((mine ? mineTexts[queue] : undefined) ?? queueTexts[queue]),
      icon: <Icon aria-hidden="true" />,
      // Issued cases only ever grow in number, so they are not counted.
      ...(counts && queue !== 'issued' && { count: countOf(queue, counts) }),
      current: isOwnWay && queue === current && mine === (isMine && mineQueues.includes(queue)),
      // `exact`, because the address of the first queue is a prefix of all others, and it would be marked as current in all of them.
      render: <Link to="/" search={writeQuery(next)} activeOptions={{ exact: true }} />,
    }
  }
  return (
    <WorkRail
      label={say(texts.rail)}
      groups={[
        ...(mayHaveCases
          ? [{ id: 'mine', heading: say(texts.mine), items: mineQueues.map((queue) => item(queue, true)) }]
          : []),
        {
          id: 'office',
          heading: say(office === 'all' ? officeTexts.all : texts.office),
          items: officeQueues.map((queue) => item(queue, false)),
        },
        ...(views.length > 0 ? [{ id: 'views', heading: say(texts.views), items: views }] : []),
        { id: 'other', heading: say(texts.otherWork), items: otherWork },
      ]}
    />
  )
}

/** [LST-18] The officer's saved views, with the number of cases in each. */
function useSavedViewItems(query: ApplicationQuery, as: ShownAs): readonly WorkRailItem[] {
  const { data: views = [] } = useQuery(savedViewsQuery(cases.key))
  const counts = useSavedViewCounts(views)
  return views.map((view, index) => {
    const opened = openedView(view, usualList())
    const count = counts[index]
    return {
      id: view.id,
      label: view.name,
      icon: <Bookmark aria-hidden="true" />,
      ...(count !== undefined && { count }),
      current: as.view === view.id,
      render: <Link to="/" search={toList(query, opened.query, opened.as, usualList()).search} />,
    }
  })
}

/** Links to the other officers' pages that the person has access to. */
function useOtherWork(): readonly WorkRailItem[] {
  const say = useText()
  const mayHandOut = useRight('hand-out')
  const mayTryAgain = useRight('try-again')
  const { data: session } = useQuery(sessionQuery)
  const failedJobs = useFailedJobsCount()
  const maySign = session?.person.roles.includes('V') ?? false
  const pages = [
    { id: 'sign', isOpen: maySign, icon: <Signature aria-hidden="true" />, render: <Link to="/signering" /> },
    { id: 'desk', isOpen: mayHandOut, icon: <HandHelping aria-hidden="true" />, render: <Link to="/skranke" /> },
    { id: 'paper', isOpen: true, icon: <Layers aria-hidden="true" />, render: <Link to="/papirlager" /> },
    { id: 'copies', isOpen: true, icon: <Copy aria-hidden="true" />, render: <Link to="/kopier" /> },
    { id: 'jobs', isOpen: mayTryAgain, icon: <RefreshCw aria-hidden="true" />, render: <Link to="/jobber" /> },
  ] as const
  return pages.flatMap(({ isOpen, ...page }) => {
    const count = page.id === 'jobs' ? failedJobs : undefined
    return isOpen ? [{ ...page, label: say(texts[page.id]), ...(count !== undefined && { count }) }] : []
  })
}
