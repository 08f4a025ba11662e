import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Textarea, type UploadStatus } from '@eksport/ui'
import { maxAnswer } from '#src/lib/clarification/kept-answer.ts'
import { AnswerFiles } from '../attachments-field.tsx'
import { clarificationTexts as texts } from '../clarification.texts.ts'
import type { QuestionState } from './use-questions.ts'

interface AnswerFieldProps {
  readonly id: string
  readonly state: QuestionState
  /** Whether there are several questions, so that the fields name the one they belong to. */
  readonly isOneOfMany: boolean
  /** Whether the exporter has tried to send. */
  readonly isTried: boolean
  readonly onAnswer: (answer: string) => void
  readonly onFiles: (status: UploadStatus) => void
}

/** The text and files that answer one question. */
export function AnswerField({ id, state, isOneOfMany, isTried, onAnswer, onFiles }: AnswerFieldProps) {
  const say = useText()
  const { question, number, answer, changes, hasFiles, problem, isDone } = state
  const opensFields = question.unlocksAll || question.pins.length > 0
  const missing = hasFiles ? texts.filesNeedWords : opensFields ? texts.answerNeeded : texts.wordsNeeded
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Field
        id={id}
        label={say(isOneOfMany ? texts.answerTo : texts.answer, { n: number })}
        hint={number === 1 ? say(opensFields ? texts.answerHint : texts.answerLimit) : undefined}
        error={isTried && !isDone ? (problem ?? say(missing)) : undefined}
        optional={changes.length > 0}
      >
        <Textarea
          rows={isOneOfMany ? 3 : 4}
          limit={maxAnswer}
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </Field>
      <AnswerFiles
        question={question.messageId}
        label={say(isOneOfMany ? texts.filesTo : texts.files, { n: number })}
        onStatusChange={onFiles}
      />
    </div>
  )
}
