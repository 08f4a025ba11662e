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
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useDraft } from '../draft/draft-context.ts'
import { type RailId, replacementStepId, withReplacementStep } from '../draft/replacement-rail.ts'
import type { SaveState } from '../draft/save-queue.ts'
import { stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { begunSteps, wizardRail } from '../draft/wizard-rail.ts'
import { formTexts as texts } from '../form.texts.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { CertificateBeside, CertificateButton, useCertificateBeside } from './live-certificate.tsx'
import { Refusal } from './refusal.tsx'
import { ReopenedNotice } from './reopened-notice.tsx'
import { SidePanel } from './side-panel.tsx'
import { TurnNotice } from './turn-notice.tsx'

/** Goes to a step of the form. */
export function useGoToStep(): (target: StepTarget) => void {
  const navigate = useNavigate()
  const { referenceNumber } = useDraft().application
  return useCallback((target) => void navigate(stepLink(referenceNumber, target)), [navigate, referenceNumber])
}

/** What the frame says about saving; before the first save of this visit it says nothing. */
function saveWords(state: SaveState, savedAt: string | undefined, onRetry: () => void): WizardProps['save'] {
  if (state.status === 'saving') return { kind: 'saving' }
  if (state.status === 'failed') return { kind: 'failed', onRetry }
  return savedAt === undefined ? undefined : { kind: 'saved', at: savedAt }
}

/** A template is named after its country; beside the country the name is not said twice. */
const afterCountry = (title: string, country: string) => title.replace(`${country}, `, '')

interface FormFrameProps extends Pick<WizardProps, 'headingActions' | 'actions' | 'wide'> {
  readonly step: StepId
  /** Instead of the step's own title. */
  readonly title?: string
  readonly intro?: ReactNode
  readonly withoutSide?: boolean
  readonly children: ReactNode
}

const countries = ['countries'] as const

/** The frame of every page of the form: where one is, whether it is saved, what the rules say so far. */
export function FormFrame({ step, title, intro, withoutSide, headingActions, children, ...frame }: FormFrameProps) {
  const say = useText()
  const { locale } = useEksport()
  const { application, answers, relevant, save, savedAt, flush, isAskedFor } = useDraft()
  const template = useTemplate()
  const navigate = useNavigate()
  const router = useRouter()
  const now = useNow()
  const labels = useCodeLabels(countries)
  const { referenceNumber } = application
  const country = labels.label('countries', answers.countryOfDestination)
  const isReplacement = application.applicationType === 'ERSTATNINGSSERTIFIKAT'
  const steps = useMemo(
    () => withReplacementStep(wizardRail(template, { ...relevant }, { now }, step, locale), isReplacement, locale),
    [template, relevant, now, step, locale, isReplacement],
  )
  const linkOf = (id: RailId) =>
    id === replacementStepId ? draftLink(application) : stepLink(referenceNumber, { step: id })
  const begun = useMemo(() => begunSteps(template, { ...relevant }, { now }), [template, relevant, now])
  const stepTitle = title ?? steps.find(({ id }) => id === step)?.title ?? ''
  const firstPage = useIsFirstPage()
  const retry = () => void flush()
  const hasRoom = useMediaQuery('(min-width: 1280px)')
  const { isOpen } = useCertificateBeside()
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
      save={saveWords(save, savedAt, retry)}
      headingActions={
        hasRoom ? (
          headingActions
        ) : (
          <>
            {headingActions}
            <CertificateButton />
          </>
        )
      }
      wideSide={hasRoom && isOpen}
      side={
        withoutSide ? undefined : (
          <div className="flex flex-col gap-8">
            {hasRoom && <CertificateBeside />}
            <SidePanel step={step} begun={begun} />
          </div>
        )
      }
      linkFor={(id) => router.buildLocation(linkOf(id)).href}
      onStepChange={(id) => void navigate(linkOf(id))}
    >
      <ReopenedNotice />
      <TurnNotice />
      <ChangedElsewhere />
      {save.status === 'failed' && (
        <Refusal
          error={save.error}
          heading={say(texts.saveFailed)}
          text={say(texts.saveFailedText)}
          onTryAgain={retry}
          calm={!isAskedFor}
          className="mb-7"
        />
      )}
      {children}
    </Wizard>
  )
}
