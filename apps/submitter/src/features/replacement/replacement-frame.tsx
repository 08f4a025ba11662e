import { type Application, formatReference } from '@eksport/domain'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport, Wizard } from '@eksport/ui'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { type RailId, replacementRail, replacementStepId } from '../../draft/replacement-rail.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useReturnsToSummary } from '../../draft/summary-visit.ts'
import { formTexts as texts } from '../../form/form.texts.ts'

interface ReplacementFrameProps {
  readonly application: Application
  readonly title: string
  readonly intro: string
  readonly formId: string
  readonly busy: boolean
  readonly children: ReactNode
}

const countries = ['countries'] as const

/** The page before the form of a replacement draft, with the form's steps beside it. */
export function ReplacementFrame({ application, title, intro, formId, busy, children }: ReplacementFrameProps) {
  const say = useText()
  const { locale } = useEksport()
  const navigate = useNavigate()
  const router = useRouter()
  const checking = useCheckContext()
  const firstPage = useIsFirstPage()
  const labels = useCodeLabels(countries)
  const nextLabel = useReturnsToSummary() ? say(texts.toSummary) : undefined
  const { referenceNumber } = application
  const linkOf = (id: RailId) =>
    id === replacementStepId ? draftLink(application) : stepLink(referenceNumber, { step: id })
  return (
    <Wizard
      firstPage={firstPage}
      steps={replacementRail(application, checking, locale)}
      title={title}
      intro={intro}
      reference={formatReference(referenceNumber)}
      referenceLink={
        <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
      }
      subject={labels.label('countries', application.countryOfDestination)}
      actions={{ form: formId, busy, nextLabel }}
      linkFor={(id) => router.buildLocation(linkOf(id)).publicHref}
      onStepChange={(id) => void navigate(linkOf(id))}
    >
      {children}
    </Wizard>
  )
}
