import { formatReference } from '@eksport/domain'
import { previousStep, stepsOf } from '@eksport/domain/templates'
import { Problem } from '@eksport/portal/problem/problem.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { CatchBoundary, type ErrorComponentProps, Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAnswers, useSaving, useStored } from '../draft/draft-context.ts'
import { useOpenPage } from '../draft/open-page.ts'
import { stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { formTexts as texts } from './form.texts.ts'

/** [EXP-15] [RTE-22] Contains an exception to one page of the form, so that the steps still lead to the others. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  // The rendered page; the address already differs while the next page loads.
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      {children}
    </CatchBoundary>
  )
}

/** Names the draft, says what becomes of typed answers, and offers other pages. */
function PageFailed({ error, reset }: ErrorComponentProps) {
  const say = useText()
  const { referenceNumber } = useStored().application
  const { save, isKeptHere } = useSaving()
  const reference = formatReference(referenceNumber)
  return (
    <Problem>
      {({ CrashPage }) => (
        <CrashPage
          error={error}
          onTryAgain={reset}
          home={{ render: <Link to="/" /> }}
          draft={save.status === 'saved' || isKeptHere ? 'saved' : 'unsaved'}
          of={reference.replace('#', '')}
        >
          <p className="mt-2">{say(texts.pageFailed, { reference })}</p>
          <StepBefore />
        </CrashPage>
      )}
    </Problem>
  )
}

function StepBefore() {
  const say = useText()
  const { step } = useOpenPage()
  const { relevant } = useAnswers()
  const template = useTemplate()
  const { referenceNumber } = useStored().application
  const before = previousStep(template, relevant, step)
  const title = stepsOf(template, relevant).find(({ id }) => id === before?.step)?.title
  if (before === undefined || title === undefined) return null
  return (
    <ButtonLink className="mt-6" kind="primary" render={<Link {...stepLink(referenceNumber, before)} />}>
      {say(texts.backToStep, { step: say(title) })}
    </ButtonLink>
  )
}
