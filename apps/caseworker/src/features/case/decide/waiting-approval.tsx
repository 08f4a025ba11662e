import { type Application, type CaseJob, type CaseJobName, formatTimestamp } from '@eksport/domain'
import { useFocusAfter } from '@eksport/portal/browser/use-focus-after.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { caseJobsQuery } from '../jobs/case-jobs-query.ts'
import { decideTexts as texts } from './decide.texts.ts'
import { useUndoApproval } from './use-undo-approval.ts'

function useWaiting({ referenceNumber, version }: Application, wanted: CaseJobName): CaseJob | undefined {
  const { data } = useQuery({ ...caseJobsQuery(referenceNumber, version), placeholderData: keepPreviousData })
  return data?.find(({ name, state }) => name === wanted && state === 'WAITING')
}

/** [CW-10] The pending approval of a case. */
export const useWaitingApproval = (application: Application) => useWaiting(application, 'approve-case')

/** Above a case whose signature waits for its time stamp or the check of the seal: says that it is not signed yet. */
export function WaitingSignature({ application }: { readonly application: Application }) {
  const say = useText()
  const job = useWaiting(application, 'sign-case')
  if (job === undefined) return null
  return (
    <div className="border-b border-line bg-surface px-5 py-3 max-md:px-4 print:hidden">
      <Alert tone="warning" heading={say(texts.notSigned)} headingLevel={2}>
        {say(texts.signedLater)}
      </Alert>
    </div>
  )
}

/** In a dialog on a case with a pending approval: any change before it is carried out makes the approval lapse. */
export function WaitingApprovalNote({ application }: { readonly application: Application }) {
  const say = useText()
  const job = useWaitingApproval(application)
  if (job === undefined) return null
  return (
    <Alert tone="warning" role="alert" heading={say(texts.approvingBy, wordsOf(application, job))} headingLevel={3}>
      {say(texts.lapses)}
    </Alert>
  )
}

const wordsOf = ({ caseworker }: Application, { dueAt }: CaseJob) => ({
  name: caseworker?.name ?? '',
  time: dueAt === undefined ? '' : formatTimestamp(dueAt),
})

interface WaitingApprovalProps {
  readonly application: Application
  readonly job: CaseJob
  /** Whether the case is the reader's to approve, and so to undo. */
  readonly mayUndo: boolean
}

/** Above a case with a pending approval: when it will be carried out, with an undo button that also works after the browser was closed. */
export function WaitingApproval({ application, job, mayUndo }: WaitingApprovalProps) {
  const say = useText()
  const undo = useUndoApproval()
  const part = useFocusAfter<HTMLDivElement>()
  const { referenceNumber } = application
  const heading = mayUndo ? texts.approving : texts.approvingBy
  return (
    <div ref={part} className="border-b border-line bg-surface px-5 py-3 max-md:px-4 print:hidden">
      <Alert
        tone="info"
        heading={say(heading, wordsOf(application, job))}
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
