import type { FormAnswers } from '@eksport/domain'
import { getStep, type StepId, stepsOf } from '@eksport/domain/templates'
import { emptyAnswers } from '@eksport/forms'
import { useAddressBook } from '@eksport/portal/address-book/use-address-book.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { StepForm, type StepFormProps } from '@eksport/ui'
import { useId, useReducer } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAnswers, useTyped } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useRefusedAt } from '../draft/use-refused.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'
import { FormPage } from './form-page.tsx'
import { useNext } from './use-next.ts'
import { useNotedSections } from './use-noted-sections.ts'

/** What narrows the lists of a page: the template and the destination country. */
export function useListScope() {
  const { certificateTemplate, countryOfDestination: country } = useAnswers().answers
  return { certificateTemplate, country }
}

/** The step of a page; its route does not open for a step that the application lacks. */
export function useStep(id: StepId) {
  const { relevant } = useAnswers()
  return getStep(stepsOf(useTemplate(), relevant), id)
}

/** [WIZ-07] [WIZ-08] [WIZ-09] [WIZ-10] One page of the form, rendered from the template's description of it. */
export function StepPage({ step: id }: { readonly step: StepId }) {
  const say = useText()
  const formId = useId()
  const step = useStep(id)
  const { answers, change, generation } = useAnswers()
  const surroundings = useSurroundings(step.sections, useListScope(), undefined, { ...answers })
  const [filled, redraw] = useReducer((count: number) => count + 1, 0)
  const sections = useNotedSections(step.sections)
  const issues = useRefusedAt({ step: id })
  const { busy, next, back } = useNext(id)
  const { organisationNumber } = useOrganisation()
  const book = useAddressBook({
    ...{ organisationNumber, formId, answers },
    onFilled: (next) => {
      change(next)
      redraw()
    },
  })
  return (
    <FormPage
      step={id}
      intro={step.intro && say(step.intro)}
      actions={{ form: formId, busy, ...(back && { onBack: back }) }}
    >
      {book.announced}
      <TypedForm
        {...surroundings}
        key={`${generation} ${filled}`}
        id={formId}
        sections={sections}
        sectionStart={book.offerFor}
        issues={issues}
        onValid={() => void next()}
      />
    </FormPage>
  )
}

/** The fields of a page; only these re-render at a keystroke. */
function TypedForm(props: Omit<StepFormProps, 'answers' | 'onAnswersChange'>) {
  const { type } = useAnswers()
  const answers = useTyped()
  return (
    <StepForm
      {...props}
      // Shows the initial values of fields from the start, such as the calling code of the destination.
      answers={emptyAnswers(props.sections, { ...answers })}
      onAnswersChange={(next) => type(next as FormAnswers)} // Safe to cast: the answers of the whole form with one of them changed.
    />
  )
}
