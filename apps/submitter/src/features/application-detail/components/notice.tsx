import type { ApplicationAnswer } from '@eksport/api'
import { type Application, isReopened, validationPanelStatuses } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Description, DescriptionList } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { useFocusWithoutForm } from '#src/lib/use-focus-without-form.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { ComplaintNotice } from './complaint-notice.tsx'
import { ReopenedPanel } from './reopened-panel.tsx'
import { UnsentAnswers } from './unsent-answers.tsx'

/** [STA-07] What needs attention before the facts: a refusal, a caseworker's question, an unsent answer, and the findings of the rules. */
export function Notice(answer: ApplicationAnswer) {
  useFocusWithoutForm(answer.application.applicationStatus === 'AVKLARING_INNSENDER')
  return (
    <>
      <UnsentAnswers application={answer.application} />
      <OfStatus {...answer} />
    </>
  )
}

function OfStatus({ application, validation }: ApplicationAnswer) {
  const { applicationStatus, refusal } = application
  if (refusal !== undefined) {
    return (
      <>
        <Refusal refusal={refusal} />
        <ComplaintNotice referenceNumber={application.referenceNumber} />
      </>
    )
  }
  if (!validationPanelStatuses.includes(applicationStatus)) return null
  return (
    <>
      {applicationStatus === 'AVKLARING_INNSENDER' && <AnswerPanel application={application} />}
      {isReopened(application) && <ReopenedPanel application={application} />}
      <ValidationBox violations={validation.errors} />
    </>
  )
}

/** [STA-08] Why the application was refused, the legal basis, and how to complain; the letter is among the files. */
function Refusal({ refusal }: { readonly refusal: NonNullable<Application['refusal']> }) {
  const say = useText()
  return (
    <Alert tone="danger" heading={say(texts.refused)} headingLevel={2}>
      <DescriptionList>
        <Description label={say(texts.refusedBecause)} wide>
          {refusal.reason}
        </Description>
        <Description label={say(texts.legalBasis)} wide>
          {refusal.legalBasis}
        </Description>
        <Description label={say(texts.complaint)} wide>
          {say(refusal.complaint)}
        </Description>
      </DescriptionList>
      <p className="mt-2">{say(texts.letterAmongFiles)}</p>
    </Alert>
  )
}
