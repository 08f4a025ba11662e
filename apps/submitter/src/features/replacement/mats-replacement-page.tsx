import type { MatsReplacement } from '@eksport/api'
import {
  type Application,
  isPartlyLocked,
  type MatsAnswers,
  matsSections,
  replacementReasonEntries,
} from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { StepForm } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import { useGoOn } from '#src/lib/use-go-on.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useReturnsToSummary } from '../../draft/summary-visit.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { useSaveMatsReplacement } from './api/mats-replacement.ts'
import { matsSection } from './mats-section.tsx'
import { ReplacementFrame } from './replacement-frame.tsx'
import { ReplacementProblem } from './replacement-problem.tsx'
import { SentReplacementPage } from './sent-replacement-page.tsx'
import { useMatsRefused } from './use-mats-refused.ts'

const lists = { 'replacement-reasons': replacementReasonEntries }

interface MatsReplacementPageProps {
  readonly application: Application
  readonly replacement: MatsReplacement
  /** What was changed here earlier and exists only in this browser. */
  readonly journal: Journal
}

/** [MAT-01] [RTE-16] Which certificate of the older service an application replaces, and why; editable while it is a draft. */
export function MatsReplacementPage(props: MatsReplacementPageProps) {
  const say = useText()
  const { application, replacement, journal } = props
  const isOpen = application.actions.includes('edit') && !isPartlyLocked(application)
  if (isOpen) return <MatsReplacementDraft {...props} />
  return (
    <SentReplacementPage
      application={application}
      title={say(texts.matsTitle)}
      journal={journal}
      sections={matsSections}
      stored={replacement.replacementInformation}
    />
  )
}

function MatsReplacementDraft({ application, replacement, journal }: MatsReplacementPageProps) {
  const say = useText()
  const navigate = useNavigate()
  const formId = useId()
  const save = useSaveMatsReplacement(replacement)
  const [stored] = useState(replacement.replacementInformation)
  const begun = useBegunAnswers(journal, stored)
  const answers: MatsAnswers = begun.given ?? stored
  const surroundings = useSurroundings(matsSections, {}, lists)
  const refused = useMatsRefused(save.error)
  const title = say(texts.matsTitle)
  useDocumentTitle(title)
  const { referenceNumber } = application
  const changed = begun.given !== undefined
  const step = useReturnsToSummary() ? 'oppsummering' : 'soknadsinformasjon'
  const goOn = () => navigate({ ...stepLink(referenceNumber, { step }), ignoreBlocker: true })
  const goOnAfter = useGoOn(goOn)
  const keep = () => {
    if (!changed) return void goOn()
    if (!save.isPending) goOnAfter(save.mutateAsync(answers).then(begun.forget))
  }
  return (
    <ReplacementFrame
      application={application}
      title={title}
      intro={say(texts.matsChangeIntro)}
      formId={formId}
      busy={save.isPending}
    >
      {save.isError && refused.length === 0 && <ReplacementProblem error={save.error} onTryAgain={keep} />}
      {begun.isFromBefore && <BegunBefore onBeginAnew={begun.discard} />}
      <StepForm<Answers>
        {...surroundings}
        id={formId}
        sections={matsSections}
        issues={refused}
        answers={answers}
        onAnswersChange={begun.give}
        onValid={keep}
        renderSection={(section, fields) => matsSection({ section, fields, answers, own: referenceNumber })}
      />
      <LeaveGuard active={changed && !save.isSuccess} isKept={journal.isKept} onLeave={begun.forget} />
    </ReplacementFrame>
  )
}
