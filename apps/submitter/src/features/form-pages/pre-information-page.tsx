import { preInformationStep } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { StepForm } from '@eksport/ui'
import { useId, useMemo } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { withConsignor } from '../../draft/first-draft.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { FormPage } from '../../form/form-page.tsx'
import { ListWords } from '../../form/list-words.tsx'
import { usePreInformation } from '../../form/pre-information.tsx'
import { PreInformationProblems } from '../../form/pre-information-problems.tsx'
import { TemplateNotes } from '../../form/template-notes.tsx'
import { useNext } from '../../form/use-next.ts'

/** [WIZ-05] The first page of an existing draft. */
export function PreInformationPage() {
  const say = useText()
  const formId = useId()
  const { answers, chooseTemplate, generation } = useAnswers()
  const start = usePreInformation({ ...answers }, { begun: true })
  const { sections, surroundings, consignors, template, fetched } = start
  const refused = useRefusedAt({ step: 'soknadsinformasjon' })
  const issues = useMemo(() => [...refused, ...start.issues], [refused, start.issues])
  const { busy, saveAndGo } = useNext('soknadsinformasjon')
  return (
    <FormPage
      step="soknadsinformasjon"
      intro={preInformationStep.intro && say(preInformationStep.intro)}
      actions={{ form: formId, busy }}
    >
      <PreInformationProblems formId={formId} lists={fetched} />
      <ListWords lists={fetched}>
        <StepForm
          {...surroundings}
          key={generation}
          id={formId}
          sections={sections}
          issues={issues}
          answers={{ ...answers }}
          onAnswersChange={(next) => chooseTemplate(withConsignor(next, consignors))}
          onValid={() => void saveAndGo({ step: 'avsender' })}
        />
      </ListWords>
      <TemplateNotes template={template} isPdf={answers.applicationFormat === 'PDF'} />
    </FormPage>
  )
}
