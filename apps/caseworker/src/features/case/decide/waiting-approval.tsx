import { type Application, type CaseJob, formatTimestamp } from '@eksport/domain'
import { useFocusAfter } from '@eksport/portal/browser/use-focus-after.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { caseJobsQuery } from '../jobs/case-jobs-query.ts'
import { decideTexts as texts } from './decide.texts.ts'
import { useUndoApproval } from './use-undo-approval.ts'

/** [CW-10] The approval of a case that has not been carried out yet. */
export function useWaitingApproval({ referenceNumber, version }: Application): CaseJob | undefined {
  const { data } = useQuery({ ...caseJobsQuery(referenceNumber, version), placeholderData: keepPreviousData })
  return data?.find(({ name, state }) => name === 'approve-case' && state === 'WAITING')
}

interface WaitingApprovalProps {
  readonly application: Application
  readonly job: CaseJob
  /** The case is the reader's own to approve, and so to undo. */
  readonly mayUndo: boolean
}

/** Over a case that is about to be approved: when, and the way back, for whoever closed the browser too. */
export function WaitingApproval({ application, job, mayUndo }: WaitingApprovalProps) {
  const say = useText()
  const undo = useUndoApproval()
  const part = useFocusAfter<HTMLDivElement>()
  const { referenceNumber, caseworker } = application
  const name = mayUndo ? undefined : caseworker?.name
  const time = job.dueAt === undefined ? '' : formatTimestamp(job.dueAt)
  return (
    <div ref={part} className="border-b border-line bg-surface px-5 py-3 max-md:px-4 print:hidden">
      <Alert
        tone="info"
        heading={name === undefined ? say(texts.approving, { time }) : say(texts.approvingBy, { name, time })}
        headingLevel={2}
        actions={
          mayUndo && (
            <Button small icon={<Undo2 aria-hidden="true" />} onClick={() => void undo(referenceNumber)}>
              {say(texts.undo)}
            </Button>
          )
        }
      >
        {say(job.problem === undefined ? texts.nothingSent : texts.triedAgain)}
      </Alert>
    </div>
  )
}
