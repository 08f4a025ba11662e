import {
  buildRequest,
  hasRequiredFields,
  matsAnswersSchema,
  matsSections,
  replacementReasonEntries,
  waivesFee,
} from '@eksport/domain'
import { type Answers, type Section, setAt } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, StepForm, useEksport, Wizard } from '@eksport/ui'
import { useRouter } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { replacementDraftLink } from '#src/lib/application/draft-link.ts'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { firstDraft, withConsignor, withFirstConsignor } from '../../draft/first-draft.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { newReplacementRail } from '../../draft/replacement-rail.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useOpenBehind } from '../../draft/use-open-behind.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { ListWords } from '../../form/list-words.tsx'
import { usePreInformation } from '../../form/pre-information.tsx'
import { PreInformationProblems } from '../../form/pre-information-problems.tsx'
import { useCreateMatsReplacement } from './api/mats-replacement.ts'
import { matsSection } from './mats-section.tsx'
import { ReplacementProblem } from './replacement-problem.tsx'
import { useMatsRefused } from './use-mats-refused.ts'

const lists = { 'replacement-reasons': replacementReasonEntries }

/** The answers about the certificate of the older service, without the choices for the new one. */
function matsAnswersOf(answers: Answers) {
  const own = Object.keys(matsAnswersSchema.shape).map((key) => [key, answers[key]])
  return matsAnswersSchema.parse(Object.fromEntries(own))
}

/** The first choices of an application, grouped under one heading. */
const underHeading = (sections: readonly Section[]): Section[] =>
  sections.map((section, index) => (index === 0 ? { ...section, title: texts.newCertificate } : section))

/** [MAT-01] [RTE-16] Starts the replacement of a certificate of the older service: which one, why, and what the new one is to be. */
export function NewMatsReplacementPage({ journal }: { readonly journal: Journal }) {
  const say = useText()
  const open = useOpenBehind()
  const { buildLocation } = useRouter()
  const formId = useId()
  const { locale } = useEksport()
  const firstPage = useIsFirstPage()
  const { organisationNumber } = useOrganisation()
  const { given, give, isFromBefore, discard, forget } = useBegunAnswers(journal)
  const create = useCreateMatsReplacement()
  const start = usePreInformation(given ?? {})
  const mats = useSurroundings(matsSections, {}, lists)
  const refused = useMatsRefused(create.error)
  const issues = useMemo(() => [...start.issues, ...refused], [start.issues, refused])
  const answers = useMemo(() => {
    if (given !== undefined) return withFirstConsignor(given, start.consignors, organisationNumber)
    return setAt(firstDraft(start.consignors, organisationNumber), 'applicationType', 'ERSTATNINGSSERTIFIKAT')
  }, [given, start.consignors, organisationNumber])
  const { codeLists, ...form } = start.surroundings
  const title = say(texts.matsTitle)
  useDocumentTitle(title)

  const begin = (complete: Answers) => {
    if (!hasRequiredFields(complete) || create.isPending) return
    const body = { application: buildRequest(complete), replacementInformation: matsAnswersOf(complete) }
    create.mutate(body, {
      onSuccess: ({ applicationReferenceNumber }) => {
        forget()
        const own = buildLocation(replacementDraftLink(applicationReferenceNumber))
        open(own, buildLocation(stepLink(applicationReferenceNumber, { step: 'avsender' })))
      },
    })
  }
  return (
    <Wizard
      firstPage={firstPage}
      steps={newReplacementRail(locale)}
      title={title}
      intro={say(texts.matsIntro)}
      subject={say(texts.newTitle)}
      actions={{ form: formId, busy: create.isPending }}
      linkFor={() => '/skjematjenesten-erstatning/soeknader'}
    >
      <PreInformationProblems formId={formId} lists={start.fetched} />
      {isFromBefore && <BegunBefore onBeginAnew={discard} />}
      {create.isError && refused.length === 0 && (
        <ReplacementProblem error={create.error} onTryAgain={() => begin(answers)} />
      )}
      <ListWords lists={start.fetched}>
        <StepForm
          {...form}
          codeLists={{ ...mats.codeLists, ...codeLists }}
          id={formId}
          sections={[...matsSections, ...underHeading(start.sections)]}
          issues={issues}
          answers={answers}
          onAnswersChange={(next) => give(withConsignor(next, start.consignors))}
          onValid={begin}
          renderSection={(section, fields) => matsSection({ section, fields, answers: matsAnswersOf(answers) })}
        >
          <Alert tone="info">
            {waivesFee(matsAnswersOf(answers).reasonForReplacement)
              ? `${say(texts.fee)} ${say(texts.feeMayBeWaived)}`
              : say(texts.fee)}
          </Alert>
        </StepForm>
      </ListWords>
      <LeaveGuard active={given !== undefined && !create.isSuccess} isKept={journal.isKept} onLeave={forget} />
    </Wizard>
  )
}
