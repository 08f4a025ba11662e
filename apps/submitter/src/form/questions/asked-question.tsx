import { allLinesFact, lineOf } from '@eksport/domain'
import type { UnlockedAnswers } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Heading, useEksport } from '@eksport/ui'
import { CircleCheck, Plus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Question, QuestionNumber } from '#src/lib/clarification/question.tsx'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { clarificationTexts as texts } from '../clarification.texts.ts'
import { OpenPlaceFields } from '../open-fields/open-place-fields.tsx'
import type { OpenPlace } from '../open-fields/open-places.ts'
import { questionName } from './question-list.tsx'
import type { QuestionState } from './use-questions.ts'

interface AskedQuestionProps {
  readonly id: string
  readonly state: QuestionState
  readonly isOneOfMany: boolean
  readonly places: readonly OpenPlace[]
  readonly idOf: (place: OpenPlace) => string
  readonly unlocked: UnlockedAnswers
  readonly onChecked: (isValid: boolean) => void
  /** The answer field. */
  readonly children: ReactNode
}

/** [ACT-08] One question: its text, the fields that it unlocked, and its answer. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { id, state, isOneOfMany, places, idOf, unlocked, onChecked, children } = props
  const { application } = useStored()
  const { question } = state
  const addsLines =
    unlocked.mayAdd && question.pins.some((pin) => lineOf(pin) === undefined && pin.fact === allLinesFact)
  return (
    <section aria-labelledby={id} className="not-first:mt-11">
      <QuestionHeading id={id} state={state} isOneOfMany={isOneOfMany} />
      <Question application={application} question={question} alone={places.length > 0} />
      {places.map((place) => (
        <OpenPlaceFields
          key={idOf(place)}
          place={place}
          id={idOf(place)}
          unlocked={unlocked}
          headingLevel={isOneOfMany ? 4 : 3}
          onChecked={onChecked}
        />
      ))}
      {addsLines && <AddLine />}
      {children}
    </section>
  )
}

type QuestionHeadingProps = Pick<AskedQuestionProps, 'id' | 'state' | 'isOneOfMany'>

/** The number of the question, its subject, and whether it is done. */
function QuestionHeading({ id, state, isOneOfMany }: QuestionHeadingProps) {
  const say = useText()
  const { locale } = useEksport()
  const { relevant } = useAnswers()
  const name = questionName(state, relevant, locale, say)
  return (
    <div className={isOneOfMany ? 'mb-3 flex items-start gap-2.5' : 'sr-only'}>
      {isOneOfMany && <QuestionNumber n={state.number} />}
      <Heading level={3} id={id} tabIndex={-1} className="min-w-0 flex-1 scroll-mt-5 wrap-anywhere">
        {name}
      </Heading>
      <p role="status" className="flex items-center gap-1.5 pt-0.5 text-ui font-medium">
        {state.isDone ? (
          <CircleCheck aria-hidden="true" className="size-4.5 flex-none text-success-base" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-4.5 flex-none text-warning-base" />
        )}
        <span>{say(state.isDone ? texts.done : texts.unanswered)}</span>
      </p>
    </div>
  )
}

function AddLine() {
  const say = useText()
  const { answers, change } = useAnswers()
  const add = () => change({ ...answers, productLines: [...(answers.productLines ?? []), { id: crypto.randomUUID() }] })
  return (
    <Button icon={<Plus aria-hidden="true" />} className="mt-6" onClick={add}>
      {say(texts.addLine)}
    </Button>
  )
}
