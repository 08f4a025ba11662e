import type { WorkloadCounts } from '@eksport/api'
import type { ApplicationQuery } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { WorkRail } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  AlarmClock,
  Ban,
  CirclePause,
  Copy,
  HandHelping,
  Hourglass,
  Inbox,
  Layers,
  type LucideIcon,
  MailPlus,
  PenLine,
  Printer,
  RefreshCw,
  SearchCheck,
  Send,
  ShieldCheck,
  Signature,
  Stamp,
} from 'lucide-react'
import { useRight } from '#src/lib/use-right.ts'
import { countOf, type Queue, withQueue } from '../queues.ts'
import { queueTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { writeQuery } from '../worklist.ts'

/** A search alone leads to all cases. */
type RailQueue = Exclude<Queue, 'all'>

const icons: Readonly<Record<RailQueue, LucideIcon>> = {
  open: Inbox,
  overdue: AlarmClock,
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

const groups = [
  { id: 'cases', heading: texts.cases, queues: ['open', 'overdue', 'new', 'assessment', 'waiting', 'stopped'] },
  { id: 'documents', heading: texts.documents, queues: ['signing', 'printing', 'delivery', 'issuing'] },
  { id: 'decided', heading: texts.decided, queues: ['cancellations', 'issued'] },
] as const satisfies readonly { id: string; heading: unknown; queues: readonly RailQueue[] }[]

interface QueueRailProps {
  readonly query: ApplicationQuery
  readonly current: Queue | undefined
  /** Counts are left out until they are known. */
  readonly workload: WorkloadCounts | undefined
}

/** The queues as links: each can be opened in a tab of its own, and Back works. */
export function QueueRail({ query, current, workload }: QueueRailProps) {
  const say = useText()
  const mayHandOut = useRight('hand-out')
  const mayTryAgain = useRight('try-again')
  const { data: session } = useQuery(sessionQuery)
  const maySign = session?.person.roles.includes('V') ?? false
  const item = (queue: RailQueue) => {
    const Icon = icons[queue]
    return {
      id: queue,
      label: say(queueTexts[queue]),
      icon: <Icon aria-hidden="true" />,
      count: workload && countOf(queue, workload),
      current: queue === current,
      // Exact, or the first queue would be current in all of them: its address is the beginning of every other.
      render: <Link to="/" search={writeQuery(withQueue(query, queue))} activeOptions={{ exact: true }} />,
    }
  }
  return (
    <WorkRail
      label={say(texts.rail)}
      groups={[
        ...groups.map(({ id, heading, queues }) => ({ id, heading: say(heading), items: queues.map(item) })),
        {
          id: 'office',
          heading: say(texts.office),
          items: [
            ...(maySign
              ? [
                  {
                    id: 'sign',
                    label: say(texts.sign),
                    icon: <Signature aria-hidden="true" />,
                    render: <Link to="/signering" />,
                  },
                ]
              : []),
            ...(mayHandOut
              ? [
                  {
                    id: 'desk',
                    label: say(texts.desk),
                    icon: <HandHelping aria-hidden="true" />,
                    render: <Link to="/skranke" />,
                  },
                ]
              : []),
            {
              id: 'paper',
              label: say(texts.paper),
              icon: <Layers aria-hidden="true" />,
              render: <Link to="/papirlager" />,
            },
            {
              id: 'copies',
              label: say(texts.copies),
              icon: <Copy aria-hidden="true" />,
              render: <Link to="/kopier" />,
            },
            ...(mayTryAgain
              ? [
                  {
                    id: 'jobs',
                    label: say(texts.jobs),
                    icon: <RefreshCw aria-hidden="true" />,
                    render: <Link to="/jobber" />,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  )
}
