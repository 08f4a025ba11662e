import type { Answers, Section } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type FormSurroundings, StepForm } from '@eksport/ui'
import { useDraft } from '../draft/draft-context.ts'
import { importTexts as texts } from './import.texts.ts'

interface ConstantsFormProps {
  readonly id: string
  readonly section: Section
  readonly surroundings: FormSurroundings
  readonly constants: Answers
  readonly onChange: (constants: Answers) => void
  readonly onTake: () => void
}

/** What the file has no column for: the form's own fields, one answer for all lines. */
export function ConstantsForm({ id, section, surroundings, constants, onChange, onTake }: ConstantsFormProps) {
  const say = useText()
  const { answers } = useDraft()
  if (Object.keys(section.fields).length === 0) return null
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-6">
      <h3 id={`${id}-heading`} className="text-ui font-bold">
        {say(texts.constants)}
      </h3>
      <p className="mb-4 text-small text-subtle">{say(texts.constantsText)}</p>
      <StepForm<Answers>
        {...surroundings}
        id={id}
        headingLevel={3}
        sections={[section]}
        answers={constants}
        root={{ ...answers }}
        onAnswersChange={onChange}
        onValid={onTake}
      />
    </section>
  )
}
