import { type Application, unlockedBy } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Heading, Link } from '@eksport/ui'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useContext, useState } from 'react'
import { WithdrawDialog } from '#src/lib/application/withdraw-dialog.tsx'
import { Questions } from '#src/lib/clarification/question.tsx'
import { useGoOn } from '#src/lib/use-go-on.ts'
import { useReopenApplication } from '../api/reopen-application.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'
import { HoldContext } from '../hold-context.ts'
import { AnswerForm } from './answer-form.tsx'
import { QuestionPanel } from './question-panel.tsx'

/** [STA-04] [ACT-08] Shown when the caseworker has asked: correct what was unlocked, answer and resubmit unchanged, or withdraw. */
export function AnswerPanel({ application }: { readonly application: Application }) {
  const say = useText()
  const [withdrawing, setWithdrawing] = useState(false)
  const { actions } = application
  const isClosed = !['resend', 'reopen', 'withdraw'].some((way) => actions.some((action) => action === way))
  const withdraw = actions.includes('withdraw') && (
    <Button kind="danger" onClick={() => setWithdrawing(true)}>
      {say(texts.withdraw)}
    </Button>
  )
  return (
    <QuestionPanel>
      <Questions application={application} />
      {isClosed && <SubmissionClosed />}
      {actions.includes('reopen') && <Correct application={application} />}
      {actions.includes('resend') && <AnswerForm application={application}>{withdraw}</AnswerForm>}
      {!actions.includes('resend') && withdraw && <div className="mt-5">{withdraw}</div>}
      <WithdrawDialog application={application} open={withdrawing} onOpenChange={setWithdrawing} />
    </QuestionPanel>
  )
}

function SubmissionClosed() {
  const say = useText()
  return (
    <p className="mt-4 max-w-text">
      {say(texts.closed)}{' '}
      <Link inherit render={<RouterLink to="/driftsmeldinger" />}>
        {say(texts.closedLink)}
      </Link>
    </p>
  )
}

/** Opens the fields that were unlocked. */
function Correct({ application }: { readonly application: Application }) {
  const say = useText()
  const navigate = useNavigate()
  const reopen = useReopenApplication(application)
  const { clarification } = application
  const isWhole = clarification !== undefined && unlockedBy(clarification).unlocksAll
  const to = { to: '/soeknader/$referenceNumber', params: { referenceNumber: String(application.referenceNumber) } }
  const goOnAfter = useGoOn(() => navigate(to))
  const hold = useContext(HoldContext)
  // The application is refetched as soon as it is reopened, so the page and this button are held until the form is open.
  const open = () => {
    hold(true)
    goOnAfter(reopen.mutateAsync(undefined, { onError: () => hold(false) }))
  }
  return (
    <div className="mt-6 border-t border-warning-edge pt-5">
      <Heading level={3}>{say(texts.correct)}</Heading>
      <p className="mt-1 max-w-text">{say(isWhole ? texts.correctAllText : texts.correctText)}</p>
      {reopen.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {say(isApiError(reopen.error, 412) ? texts.stale : texts.resendFailed)}
        </Alert>
      )}
      <Button
        kind="primary"
        icon={<Pencil aria-hidden="true" />}
        busy={reopen.isPending || reopen.isSuccess}
        onClick={open}
        className="mt-4"
      >
        {say(texts.correctNow)}
      </Button>
    </div>
  )
}
