import { useText } from '@eksport/portal/text/use-text.ts'
import type { UploadStatus } from '@eksport/ui'
import { Heading } from '@eksport/ui'
import { Question, QuestionNumber } from '#src/lib/clarification/question.tsx'
import { useStored } from '../../draft/draft-context.ts'
import { clarificationTexts as texts } from '../clarification.texts.ts'
import { AnswerField } from './answer-field.tsx'
import type { QuestionState } from './use-questions.ts'

interface AnswersSectionProps {
  readonly questions: readonly QuestionState[]
  readonly answerId: (question: QuestionState) => string
  readonly isTried: boolean
  readonly onAnswer: (question: QuestionState, answer: string) => void
  readonly onFiles: (question: QuestionState, status: UploadStatus) => void
}

/** [ACT-08] For a draft that was reopened as a whole: each question with its answer, before submission. */
export function AnswersSection({ questions, answerId, isTried, onAnswer, onFiles }: AnswersSectionProps) {
  const say = useText()
  const { application } = useStored()
  const isOneOfMany = questions.length > 1
  return (
    <section aria-labelledby="answers-given">
      <Heading level={2} id="answers-given" className="mb-4">
        {say(isOneOfMany ? texts.asksSeveral : texts.question, { n: questions.length })}
      </Heading>
      <div className="flex flex-col gap-9">
        {questions.map((state) => (
          <div key={state.number} className="flex gap-3">
            {isOneOfMany && <QuestionNumber n={state.number} />}
            <div className="min-w-0 flex-1">
              <Question application={application} question={state.question} />
              <AnswerField
                id={answerId(state)}
                state={state}
                isOneOfMany={isOneOfMany}
                isTried={isTried}
                onAnswer={(answer) => onAnswer(state, answer)}
                onFiles={(status) => onFiles(state, status)}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
