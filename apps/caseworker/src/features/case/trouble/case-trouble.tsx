import type { ApplicationReading } from '@eksport/api'
import {
  type Application,
  type CaseJob,
  formatTimestamp,
  type HistoryEntry,
  type OfficerAction,
  officerActionDescriptions,
} from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { caseHistoryQuery } from '../api/case-queries.ts'
import type { BegunQuestion } from '../clarification/question-of-mark.ts'
import { troubleTexts as texts } from './trouble.texts.ts'
import { lapsedApproval, type RefusedDelivery, refusedDelivery, sentBackBy } from './trouble.ts'

interface Ways {
  /** The actions that the server offers this officer now. */
  readonly acts: readonly OfficerAction[]
  readonly onAct: (act: OfficerAction) => void
  readonly onAsk: (question?: BegunQuestion) => void
}

interface CaseTroubleProps extends Ways, Pick<ApplicationReading, 'application' | 'deliveries'> {
  /** A new approval that is pending. */
  readonly waiting: CaseJob | undefined
}

/**
 * [CW-12] Above a case that a signer sent back, whose approval lapsed or whose certificate was refused: the reason in the other party's
 * words, and what can be done.
 */
export function CaseTrouble({ application, deliveries = [], waiting, ...ways }: CaseTroubleProps) {
  const refused = refusedDelivery(application, deliveries, useCaseHistory(application))
  const isAssessed = application.applicationStatus === 'UNDER_VURDERING'
  return (
    <div className="grid gap-2 border-b border-line bg-surface px-5 py-3 empty:hidden max-md:px-4 print:hidden">
      <SentBack application={application} {...ways} />
      {isAssessed && waiting === undefined && <Lapsed application={application} />}
      {refused && <Refused {...refused} {...ways} />}
    </div>
  )
}

const quote = 'my-1 border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere'

function useCaseHistory({ referenceNumber, version }: Application) {
  const { data = [] } = useQuery({ ...caseHistoryQuery(referenceNumber, version), placeholderData: keepPreviousData })
  return data
}

/** The signer's refusal that the case came back with. */
export function useSentBack(application: Application): HistoryEntry | undefined {
  const history = useCaseHistory(application)
  return application.applicationStatus === 'UNDER_VURDERING' ? sentBackBy(history) : undefined
}

function Lapsed({ application }: { readonly application: Application }) {
  const say = useText()
  const entry = lapsedApproval(useCaseHistory(application))
  if (entry === undefined) return null
  return (
    <Alert tone="warning" heading={say(texts.lapsed, { time: formatTimestamp(entry.time) })} headingLevel={2}>
      <p>{say(texts.changedMeanwhile)}</p>
    </Alert>
  )
}

function SentBack({ application, acts, onAsk }: Ways & { readonly application: Application }) {
  const say = useText()
  const entry = useSentBack(application)
  if (entry === undefined) return null
  const { actor, time, reason } = entry
  return (
    <Alert
      tone="danger"
      heading={say(texts.sentBack, { name: actor.name ?? say(texts.signer), time: formatTimestamp(time) })}
      headingLevel={2}
      actions={
        acts.includes('request-clarification') && (
          <Button small onClick={() => onAsk()}>
            {say(texts.ask)}
          </Button>
        )
      }
    >
      {reason !== undefined && <blockquote className={quote}>{reason}</blockquote>}
      <p>{say(texts.lookAgain)}</p>
    </Alert>
  )
}

const consignee = { fact: 'recipient.consignee.name' }

function Refused({ delivery, answer, acts, onAct, onAsk }: Ways & RefusedDelivery) {
  const say = useText()
  const labels = useCodeLabels(['countries'])
  const { words = '', answeredAt } = delivery
  const country = labels.label('countries', delivery.country)
  const time = answeredAt === undefined ? '' : formatTimestamp(answeredAt)
  const mayAsk = answer === undefined && acts.includes('request-clarification')
  const mustWithdraw = answer === undefined && !mayAsk && acts.includes('withdraw-approval')
  return (
    <Alert
      tone={answer === undefined ? 'danger' : 'warning'}
      heading={say(texts.refused, { country, time })}
      headingLevel={2}
      actions={
        <>
          {mayAsk && (
            <Button
              small
              onClick={() => onAsk({ pins: [consignee], message: say(texts.question, { country, words }) })}
            >
              {say(texts.correctRecipient)}
            </Button>
          )}
          {mustWithdraw && (
            <Button small onClick={() => onAct('withdraw-approval')}>
              {say(officerActionDescriptions['withdraw-approval'].label)}
            </Button>
          )}
        </>
      }
    >
      {words !== '' && <blockquote className={quote}>{words}</blockquote>}
      <p>{answer === undefined ? say(texts.sameAgain) : say(texts.answered, { time: formatTimestamp(answer.time) })}</p>
      {mustWithdraw && <p>{say(texts.withdrawFirst)}</p>}
    </Alert>
  )
}
