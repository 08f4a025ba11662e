import { type Answers, formatDate, type Section } from '@eksport/forms'
import { type FormSurroundings, Heading, StepForm } from '@eksport/ui'
import { History } from 'lucide-react'
import { useText } from '../text/use-text.ts'
import { importTexts as texts } from './import.texts.ts'
import type { Review } from './import-store.ts'

/** Id of the form whose fields the findings link to. */
export const constantsId = 'import-constants'

interface ConstantsFormProps {
  readonly section: Section
  readonly surroundings: FormSurroundings
  readonly constants: Answers
  readonly remembered: Review['remembered']
  /** The application to which the lines are added. */
  readonly root: Answers
  readonly onChange: (constants: Answers) => void
  readonly onTake: () => void
}

/** What the file has no column for: the form's own fields, one answer for all lines. */
export function ConstantsForm({
  section,
  surroundings,
  constants,
  remembered,
  root,
  onChange,
  onTake,
}: ConstantsFormProps) {
  const say = useText()
  if (Object.keys(section.fields).length === 0) return null
  return (
    <section aria-labelledby={`${constantsId}-heading`} className="mt-6">
      <Heading level={3} size="ui" id={`${constantsId}-heading`}>
        {say(texts.constants)}
      </Heading>
      <p className="text-small text-subtle">{say(texts.constantsText)}</p>
      <RememberedConstants remembered={remembered} />
      <StepForm<Answers>
        className="mt-4"
        {...surroundings}
        id={constantsId}
        headingLevel={3}
        sections={[section]}
        answers={constants}
        root={root}
        onAnswersChange={onChange}
        onValid={onTake}
      />
    </section>
  )
}

/** Says where answers come from that were not given here. */
function RememberedConstants({ remembered }: Pick<ConstantsFormProps, 'remembered'>) {
  const say = useText()
  if (remembered === undefined || Object.keys(remembered.constants ?? {}).length === 0) return null
  const file = remembered.file === '' ? say(texts.pasted).toLowerCase() : remembered.file
  return (
    <p className="mt-1 flex items-start gap-2 text-small text-subtle">
      <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {say(texts.constantsRemembered, { file, day: formatDate(remembered.day) })}
    </p>
  )
}
