import { formatReference } from '@eksport/domain'
import type { StepId, StepTarget } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport, Wizard, type WizardProps } from '@eksport/ui'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { useCheckContext } from '#src/lib/check-context.ts'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { useDraft } from '../draft/draft-context.ts'
import { type RailId, replacementStepId, withReplacementStep } from '../draft/replacement-rail.ts'
import { isToldOf, saveWords } from '../draft/save-words.ts'
import { stepLink } from '../draft/step-link.ts'
import { useReturnsToSummary } from '../draft/summary-visit.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useCalm } from '../draft/use-rested.ts'
import { wizardRail } from '../draft/wizard-rail.ts'
import { formTexts as texts } from '../form.texts.ts'
import { OutcomeButton } from '../outcome/outcome-button.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { CertificateBeside, CertificateButton, useCertificateBeside } from './live-certificate.tsx'
import { Refusal } from './refusal.tsx'
import { ReopenedNotice } from './reopened-notice.tsx'
import { TurnNotice } from './turn-notice.tsx'

/** Goes to a step of the form. */
export function useGoToStep(): (target: StepTarget) => void {
  const navigate = useNavigate()
  const { referenceNumber } = useDraft().application
  return useCallback((target) => void navigate(stepLink(referenceNumber, target)), [navigate, referenceNumber])
}

/** A template is named after its country; beside the country the name is not said twice. */
const afterCountry = (title: string, country: string) => title.replace(`${country}, `, '')

interface FormFrameProps extends Pick<WizardProps, 'headingActions' | 'actions' | 'wide' | 'folded'> {
  readonly step: StepId
  /** Instead of the step's own title. */
  readonly title?: string
  /** On the page of lines the one that is filled in for the first time, counted from zero. */
  readonly freshLine?: number | undefined
  readonly intro?: ReactNode
  /** Beside the page instead of the certificate; under it where there is no room. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

const countries = ['countries'] as const

/** Whether the certificate stands beside the page; a page of work has its own things beside each other, and needs more room. */
function useRoomBeside(folded = false) {
  const { isOpen } = useCertificateBeside()
  const hasRoom = useMediaQuery(folded ? '(min-width: 1500px)' : '(min-width: 1280px)')
  return { isOpen, hasRoom }
}

/** The frame of every page of the form: where one is, whether it is saved, what the rules say so far. */
export function FormFrame(props: FormFrameProps) {
  const { step, title, freshLine, intro, side, headingActions, actions, children, ...frame } = props
  const say = useText()
  const { locale } = useEksport()
  const draft = useDraft()
  const { application, answers, relevant, save, flush } = draft
  // What stands in the rail is a check of all lines.
  const calm = useCalm(relevant)
  const template = useTemplate()
  const navigate = useNavigate()
  const router = useRouter()
  const checking = useCheckContext()
  const labels = useCodeLabels(countries)
  const { referenceNumber } = application
  const country = labels.label('countries', answers.countryOfDestination)
  const isReplacement = application.applicationType === 'ERSTATNINGSSERTIFIKAT'
  const steps = useMemo(
    () => withReplacementStep(wizardRail(template, { ...calm }, checking, step, locale), isReplacement, locale),
    [template, calm, checking, step, locale, isReplacement],
  )
  const linkOf = (id: RailId) =>
    id === replacementStepId ? draftLink(application) : stepLink(referenceNumber, { step: id })
  const stepTitle = title ?? steps.find(({ id }) => id === step)?.title ?? ''
  const firstPage = useIsFirstPage()
  const retry = () => void flush()
  const { isOpen, hasRoom } = useRoomBeside(frame.folded && side === undefined)
  const isReturning = useReturnsToSummary()
  const isBeside = side === undefined && hasRoom && isOpen
  useDocumentTitle(say(texts.documentTitle, { step: stepTitle, reference: formatReference(referenceNumber) }))
  return (
    <Wizard
      {...frame}
      firstPage={firstPage}
      steps={steps}
      title={stepTitle}
      intro={intro}
      reference={formatReference(referenceNumber)}
      referenceLink={
        <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
      }
      destination={country}
      description={afterCountry(say(template.fullTitle), country)}
      save={saveWords(draft, retry)}
      outcome={<OutcomeButton step={step} freshLine={freshLine} />}
      headingActions={
        <>
          {headingActions}
          {!hasRoom && <CertificateButton />}
          {hasRoom && !isOpen && side === undefined && <CertificateBeside />}
        </>
      }
      wideSide={isBeside}
      side={isBeside ? <CertificateBeside /> : side}
      actions={actions && isReturning ? { ...actions, onBack: undefined, nextLabel: say(texts.toSummary) } : actions}
      linkFor={(id) => router.buildLocation(linkOf(id)).publicHref}
      onStepChange={(id) => void navigate(linkOf(id))}
    >
      <ReopenedNotice />
      <TurnNotice />
      <ChangedElsewhere />
      {isToldOf(draft) && (
        <Refusal
          error={save.error}
          heading={say(texts.saveFailed)}
          text={say(draft.isKeptHere ? texts.keptText : texts.saveFailedText)}
          onTryAgain={retry}
          calm={!draft.isAskedFor}
          className="mb-7"
        />
      )}
      {children}
    </Wizard>
  )
}
