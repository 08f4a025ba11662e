import type { CopyTask } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { copyTones } from '@eksport/portal/copies/copy-tones.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Badge } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copyTasksTexts as texts } from '../copy-tasks.texts.ts'

interface CopyTaskItemProps {
  readonly task: CopyTask
  /** The action that the reader can take. */
  readonly action: ReactNode
}

const lists = ['certificate-offices', 'countries'] as const

/** One order: its pickup time, case, number of copies and progress. */
export function CopyTaskItem({ task, action }: CopyTaskItemProps) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { referenceNumber, countryOfDestination, consignorName, order } = task
  const { numberOfCopies: n, collectionTime, collectionLocation, state } = order
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-b border-line py-3 text-ui last:border-b-0 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <strong className="font-semibold tabular-nums">{collectionTime}</strong>
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/soeknader/$referenceNumber"
            params={{ referenceNumber }}
            className="font-semibold text-link tabular-nums"
          >
            {formatReference(referenceNumber)}
          </Link>
          <span>{label('countries', countryOfDestination)}</span>
          <Badge tone={copyTones[state]} label={say(state === 'ORDERED' ? texts.ORDERED : texts.PRINTED)} />
        </span>
        {consignorName !== undefined && <span className="wrap-anywhere">{consignorName}</span>}
        <span className="text-subtle">
          {`${n === 1 ? say(texts.copy) : say(texts.copies, { n })} · ${label('certificate-offices', collectionLocation)}`}
        </span>
      </div>
      <div className="max-md:col-start-2">{action}</div>
    </li>
  )
}
