import type { ApplicationReading } from '@eksport/api'
import { type Application, type FormAnswers, formatTimestamp } from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, CopyButton } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { historyQuery } from '#src/lib/application/history-query.ts'
import { questionsOf, useKeptAnswers } from '#src/lib/clarification/kept-answer.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { type Difference, differentAnswers } from '../draft/different-answers.ts'
import { useStored, useTyped } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import { clarificationTexts } from './clarification.texts.ts'
import { Differences } from './differences.tsx'
import { endedTexts as texts } from './ended.texts.ts'

/** What became of the draft that is open here: the application as it is now, or `deleted`. */
export type Ended = Pick<ApplicationReading, 'application'> | 'deleted'

interface EndedElsewhereProps {
  readonly ended: Ended
  /** Called to leave for what the draft has become. */
  readonly onLeave: () => void
  /** The disabled form. */
  readonly form: RefObject<HTMLElement | null>
}

/** Moves focus from the form to this notice, and stops the rest of a typed word from triggering the page's shortcuts. */
function useNoticeFocus(form: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const here = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = here.current
    if (place === null) return
    const keep = (event: KeyboardEvent) => {
      if (event.target === place && event.key.length === 1) event.stopPropagation()
    }
    place.addEventListener('keydown', keep)
    if (form.current?.contains(document.activeElement)) place.focus()
    return () => place.removeEventListener('keydown', keep)
  }, [form])
  return here
}

/**
 * [ACT-12] Shown if somebody else has submitted, withdrawn or deleted the draft that is open here: who, when, and what was typed but not
 * saved.
 */
export function EndedElsewhere({ ended, onLeave, form }: EndedElsewhereProps) {
  const say = useText()
  const lost = useUnsent(ended)
  const here = useNoticeFocus(form)
  return (
    <div ref={here} tabIndex={-1} className="mb-7">
      <Alert tone="warning" role="alert" heading={<Heading ended={ended} />} headingLevel={2}>
        <p>{say(lost.length === 0 ? texts.nothingLost : texts.lost)}</p>
        {lost.length > 0 && (
          <div className="mt-3">
            <Differences differences={lost} theirs={say(ended === 'deleted' ? texts.gone : texts.theirs)} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {ended === 'deleted' ? (
            <ButtonLink small kind="primary" render={<Link to="/" />}>
              {say(texts.toOverview)}
            </ButtonLink>
          ) : (
            <Button small kind="primary" onClick={onLeave}>
              {say(texts.toApplication)}
            </Button>
          )}
          {lost.length > 0 && <CopyButton text={lost.map(({ label, mine }) => `${label}: ${mine}`).join('\n')} />}
        </div>
      </Alert>
    </div>
  )
}

/** What was typed here and is not in what the draft has become, answers to questions included. */
function useUnsent(ended: Ended): readonly Difference[] {
  const say = useText()
  const { application } = useStored()
  // Includes the last keystroke, because the form no longer follows what is typed.
  const typed = useTyped()
  const template = useTemplate()
  const context = useSummaryContext()
  const { answerTo } = useKeptAnswers(application)
  const words = (answers: FormAnswers) => ({ answers, steps: summarize(template, { ...answers }, context) })
  const theirs = ended === 'deleted' ? { answers: {}, steps: [] } : words(relevantApplication(ended.application))
  const fields = differentAnswers(words(relevantApplication(typed)), theirs).filter(({ mine }) => mine !== '')
  const answers = questionsOf(application).flatMap(({ messageId }, index): Difference[] => {
    const mine = application.revision > 1 ? answerTo(messageId).trim() : ''
    const label = say(clarificationTexts.answerTo, { n: index + 1 })
    return mine === '' ? [] : [{ path: `questions.${index}`, label, mine, theirs: '' }]
  })
  return [...fields, ...answers]
}

function Heading({ ended }: { readonly ended: Ended }) {
  const say = useText()
  return ended === 'deleted' ? <span>{say(texts.deleted)}</span> : <WhoEnded application={ended.application} />
}

const endings = { send: texts.sent, withdraw: texts.withdrawn } as const

function WhoEnded({ application: { referenceNumber, version } }: { readonly application: Application }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { data = [] } = useQuery(historyQuery(organisationNumber, referenceNumber, version))
  const entry = data
    .filter(({ event }) => event in endings)
    .reduce<(typeof data)[number] | undefined>((last, one) => (last && last.time > one.time ? last : one), undefined)
  if (entry === undefined) return <span>{say(texts.ended)}</span>
  const words = endings[entry.event as keyof typeof endings] // Safe to cast: the filter above keeps only these events.
  return <span>{say(words, { name: entry.actor.name ?? say(texts.somebody), time: formatTimestamp(entry.time) })}</span>
}
