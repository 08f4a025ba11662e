import { type ClarificationQuestion, type FormAnswers, pinWords } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, useEksport } from '@eksport/ui'
import { CircleCheck, PauseCircle, TriangleAlert } from 'lucide-react'
import { useAnswers } from '../../draft/draft-context.ts'
import { clarificationTexts as texts } from '../clarification.texts.ts'
import type { QuestionState } from './use-questions.ts'

type Say = ReturnType<typeof useText>

/** A short name for a question: the places it is about, or that it is a question. */
export function questionName(
  { question, number }: { readonly question: ClarificationQuestion; readonly number: number },
  { productLines }: Pick<FormAnswers, 'productLines'>,
  locale: Locale,
  say: Say,
): string {
  if (question.unlocksAll) return say(texts.everything)
  const [first, second, ...more] = question.pins.map((pin) => pinWords(pin, productLines, locale))
  if (first === undefined) return say(texts.questionNumber, { n: number })
  const named = second === undefined ? first : `${first}, ${second}`
  return more.length === 0 ? named : say(texts.andMore, { places: named, n: more.length })
}

/** The state of a question in words. */
function stateWords({ isDone, changes, answer }: QuestionState, say: Say): string {
  if (!isDone) return say(texts.unanswered)
  return say(answer.trim() === '' ? texts.changed : changes.length > 0 ? texts.changedAndAnswered : texts.answered)
}

interface QuestionListProps {
  readonly questions: readonly QuestionState[]
  readonly idOf: (question: QuestionState) => string
}

/** Links to all questions, with the state of each. */
export function QuestionList({ questions, idOf }: QuestionListProps) {
  const say = useText()
  const { locale } = useEksport()
  const { relevant } = useAnswers()
  return (
    <nav aria-labelledby="questions" className="lg:sticky lg:top-5 lg:self-start">
      <Heading level={2} size="ui" id="questions" className="mb-2">
        {say(questions.length === 1 ? texts.oneQuestion : texts.questions, { n: questions.length })}
      </Heading>
      <ol className="-mx-2.5">
        {questions.map((question) => (
          <li key={question.number}>
            <a
              href={`#${idOf(question)}`}
              className="flex items-start gap-2.5 rounded px-2.5 py-2 font-medium text-text no-underline hover:bg-surface-hover"
            >
              {question.isDone ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-success-base" />
              ) : (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-warning-base" />
              )}
              <span className="min-w-0 wrap-anywhere">
                {questionName(question, relevant, locale, say)}
                <small className="block text-small font-normal text-subtle">{stateWords(question, say)}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex gap-2 border-t border-line pt-3.5 text-small text-subtle">
        <PauseCircle aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
        {say(texts.clock)}
      </p>
    </nav>
  )
}
