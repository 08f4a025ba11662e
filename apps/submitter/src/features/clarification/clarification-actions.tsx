import { type Application, formatKroner } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Link, SaveStatus } from '@eksport/ui'
import { CaseActionBar } from '@eksport/ui/certificate'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { WithdrawDialog } from '#src/lib/application/withdraw-dialog.tsx'
import { useActs, useSaving } from '../../draft/draft-context.ts'
import { useLeave } from '../../draft/leave-context.ts'
import { saveWords } from '../../draft/save-words.ts'
import { useUnstored } from '../../draft/use-unstored.ts'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { FeeNotKnown, type useFee } from '../../form/outcome/fee.tsx'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import type { QuestionState } from '../../form/questions/use-questions.ts'
import { summaryTexts } from '../../form/summary.texts.ts'

interface ClarificationActionsProps {
  readonly application: Application
  readonly questions: readonly QuestionState[]
  readonly idOf: (question: QuestionState) => string
  readonly changes: number
  readonly busy: boolean
  readonly fee: ReturnType<typeof useFee>
  readonly isClosed: boolean
  /** Why the last attempt to send was stopped. */
  readonly waitsFor?: string
  readonly onSend: () => void
}

/** The bar that is always visible: how much is answered and changed, whether it is saved, and the two ways on. */
export function ClarificationActions(props: ClarificationActionsProps) {
  const { application, questions, idOf, changes, busy, fee, isClosed, waitsFor, onSend } = props
  const say = useText()
  const closedId = useId()
  const navigate = useNavigate()
  const { flush, storedVersion } = useActs()
  const [version, setVersion] = useState<number>()
  const params = { referenceNumber: String(application.referenceNumber) }
  const leave = useLeave()
  const ask = (asked: number | undefined) => {
    leave(asked !== undefined)
    setVersion(asked)
  }
  const withdraw = async () => {
    if ((await flush()) === 'saved') ask(storedVersion())
  }
  return (
    <CaseActionBar label={say(texts.actions)} className="mt-10 max-md:-mx-4 md:bg-page md:px-0">
      {/* [EXP-02] Placed before the buttons: they stay at the bottom edge and do not move when this appears or disappears. */}
      <div className="flex grow flex-wrap items-center justify-between gap-x-3 max-md:w-full">
        <Progress questions={questions} idOf={idOf} changes={changes} />
        <AnswerFee fee={fee} locked={application.fees ?? []} />
      </div>
      {isClosed && (
        <p id={closedId} className="w-full text-small">
          {say(summaryTexts.blockedByClosing)}
        </p>
      )}
      {waitsFor !== undefined && (
        <p role="alert" className="w-full text-small">
          {waitsFor}
        </p>
      )}
      <Button
        kind="primary"
        icon={<Send aria-hidden="true" />}
        busy={busy}
        disabled={isClosed}
        aria-describedby={isClosed ? closedId : undefined}
        onClick={onSend}
      >
        {say(texts.send)}
      </Button>
      {application.actions.includes('withdraw') && (
        <Button kind="quiet" disabled={busy} onClick={() => void withdraw()}>
          {say(texts.withdraw)}
        </Button>
      )}
      <WithdrawDialog
        application={{ referenceNumber: application.referenceNumber, version: version ?? application.version }}
        open={version !== undefined}
        onOpenChange={(open) => !open && ask(undefined)}
        onDone={() => void navigate({ to: '/soeknader/$referenceNumber/detaljer', params })}
      />
    </CaseActionBar>
  )
}

interface AnswerFeeProps {
  readonly fee: ReturnType<typeof useFee>
  readonly locked: NonNullable<Application['fees']>
}

/** [FEE-01] The fee for resubmission: the fixed fee, or the fee after the changes next to the earlier one. */
function AnswerFee({ fee, locked }: AnswerFeeProps) {
  const say = useText()
  const before = locked.filter(({ code }) => code !== 'BEKREFTET_KOPI').reduce((sum, { amount }) => sum + amount, 0)
  const isOther = fee.isKnown && locked.length > 0 && fee.amount !== before
  return (
    <p className="text-small">
      {say(outcomeTexts.fee)}{' '}
      {fee.isKnown ? (
        <b className="tabular-nums">
          {isOther ? say(outcomeTexts.feeBefore, { fee: fee.text, before: formatKroner(before) }) : fee.text}
        </b>
      ) : (
        <FeeNotKnown {...fee} />
      )}
    </p>
  )
}

type ProgressProps = Pick<ClarificationActionsProps, 'questions' | 'idOf' | 'changes'>

function Progress({ questions, idOf, changes }: ProgressProps) {
  const say = useText()
  const saving = useSaving()
  const { flush } = useActs()
  const open = questions.find(({ isDone }) => !isDone)
  const save = saveWords(saving, useUnstored(), () => void flush())
  const counted = say(changes === 1 ? texts.countOne : texts.count, { n: changes })
  const done = say(texts.progress, { n: questions.filter(({ isDone }) => isDone).length, total: questions.length })
  return (
    <div className="text-small text-subtle">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold text-text">
          {questions.length === 1 ? counted : `${done}, ${counted}`}
        </p>
        {save && <SaveStatus state={save} />}
      </div>
      {questions.length > 1 && open !== undefined && (
        <Link inherit href={`#${idOf(open)}`}>
          {say(texts.openQuestion, { n: open.number })}
        </Link>
      )}
    </div>
  )
}
