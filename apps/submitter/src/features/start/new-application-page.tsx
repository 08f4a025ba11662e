import { type Application, buildRequest, formatReference, hasRequiredFields } from '@eksport/domain'
import { copyOf, preInformationStep } from '@eksport/domain/templates'
import { type Answers, getAt, type Issue } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { StepForm, useEksport, Wizard } from '@eksport/ui'
import { useId, useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { useCreateApplication } from '../../draft/api/create-application.ts'
import { firstDraft, firstOfCopy, withConsignor, withFirstConsignor } from '../../draft/first-draft.ts'
import { newRail } from '../../draft/new-rail.ts'
import type { Copying } from '../../draft/use-given-anew.ts'
import { useOpenBegun } from '../../draft/use-open-begun.ts'
import { copyTexts } from '../../form/copy.texts.ts'
import { formTexts as texts } from '../../form/form.texts.ts'
import { ListWords } from '../../form/list-words.tsx'
import { usePreInformation } from '../../form/pre-information.tsx'
import { PreInformationProblems } from '../../form/pre-information-problems.tsx'
import { SaveProblem } from '../../form/save-problem.tsx'
import { TemplateNotes } from '../../form/template-notes.tsx'
import { WhatIsCopied } from '../../form/what-is-copied.tsx'
import { StartPanel } from './start-panel.tsx'

interface NewApplicationPageProps {
  /** The application that the new one copies. */
  readonly original?: Application
  /** What was answered here earlier and exists only in this browser. */
  readonly journal: Journal
}

const noIssues: readonly Issue[] = []

/** [WIZ-05] [WIZ-17] The first page of an application that does not exist yet: Next creates it. */
export function NewApplicationPage({ original, journal }: NewApplicationPageProps) {
  const say = useText()
  const open = useOpenBegun()
  const formId = useId()
  const { locale } = useEksport()
  const { organisationNumber } = useOrganisation()
  const { given, give, isFromBefore, discard, forget } = useBegunAnswers(journal)
  const copy = useMemo(() => original && copyOf(original), [original])
  const create = useCreateApplication(original?.referenceNumber)
  const firstPage = useIsFirstPage()
  const start = usePreInformation(given ?? (copy ? firstOfCopy(copy.answers) : {}))
  const answers = useMemo(() => {
    if (given !== undefined) return withFirstConsignor(given, start.consignors, organisationNumber)
    return copy ? firstOfCopy(copy.answers) : firstDraft(start.consignors, organisationNumber)
  }, [given, copy, start.consignors, organisationNumber])
  // Another country or certificate removes more answers, so the panel beside the form follows the choices.
  // Between the choice of country and certificate there is nothing to show.
  const coming = useMemo(() => {
    if (original && hasRequiredFields(answers)) return copyOf(original, buildRequest(answers))
    return given === undefined ? copy : undefined
  }, [original, answers, given, copy])
  useDocumentTitle(say(texts.newTitle))

  const begin = (complete: Answers) => {
    if (!hasRequiredFields(complete) || create.isPending) return
    create.mutate(buildRequest(complete), {
      onSuccess: ({ application: { referenceNumber } }) => {
        forget()
        open(referenceNumber, copy !== undefined)
      },
    })
  }
  const again = () => begin(answers)
  // Refused answers are shown at their fields, like issues found by the form itself.
  const refused = isApiError(create.error) ? create.error.issues : noIssues
  const issues = refused.length > 0 ? refused : start.issues
  return (
    <Wizard
      firstPage={firstPage}
      steps={newRail(locale)}
      title={say(preInformationStep.title)}
      intro={preInformationStep.intro && say(preInformationStep.intro)}
      actions={{ form: formId, busy: create.isPending }}
      subject={say(texts.newTitle)}
      linkFor={() => '/soeknader/ny'}
      side={original && coming && <CopiedAnswers original={original} copy={coming} />}
    >
      <PreInformationProblems formId={formId} lists={start.fetched} />
      {isFromBefore && <BegunBefore onBeginAnew={discard} />}
      {create.isError && refused.length === 0 && <SaveProblem error={create.error} onTryAgain={again} />}
      <ListWords lists={start.fetched}>
        <StepForm
          {...start.surroundings}
          id={formId}
          sections={start.sections}
          issues={issues}
          answers={answers}
          onAnswersChange={(next) => give(withConsignor(next, start.consignors))}
          onValid={begin}
        />
      </ListWords>
      <TemplateNotes template={start.template} isPdf={getAt(answers, 'applicationFormat') === 'PDF'} />
    </Wizard>
  )
}

/** [EXP-05] The panel beside the first page of a copy: its original, the consequences, and what must be given again. */
function CopiedAnswers(copying: Copying) {
  const say = useText()
  return (
    <StartPanel over={say(copyTexts.copyOf)} title={formatReference(copying.original.referenceNumber)}>
      <WhatIsCopied {...copying} />
    </StartPanel>
  )
}
