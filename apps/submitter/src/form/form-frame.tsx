import { formatReference } from '@eksport/domain'
import { type StepId, stepsOf } from '@eksport/domain/templates'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport, WizardFrame } from '@eksport/ui'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { unlessItThrows } from '#src/lib/unless-it-throws.ts'
import { afterCountry } from '../draft/after-country.ts'
import { useActs, useAnswers, useDraftNotices, useSaving, useStored } from '../draft/draft-context.ts'
import { fieldPlace } from '../draft/field-place.ts'
import { FreshLineContext, useOpenPage } from '../draft/open-page.ts'
import { type RailId, replacementStepId, withReplacementStep } from '../draft/replacement-rail.ts'
import { saveWords } from '../draft/save-words.ts'
import { loadFormPages, missingLink, stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useMeant } from '../draft/use-rested.ts'
import { useUnstored } from '../draft/use-unstored.ts'
import { plainRail, standingAt, withRefused, wizardRail, wrongAt } from '../draft/wizard-rail.ts'
import { CertificateBeside } from './live-certificate.tsx'
import { missingStepId, withMissingStep } from './missing-rail.ts'
import { OutcomeButton } from './outcome/outcome-button.tsx'
import { OutcomeProvider } from './outcome/outcome-context.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageNotAsked } from './page-not-asked.tsx'
import { RestsWhileAway } from './rests-while-away.tsx'
import { useRoomBeside } from './use-room-beside.ts'

const countries = ['countries'] as const
/** A constant element: it re-renders by what it reads, and not with the frame. */
const certificate = <CertificateBeside />

/** The steps of the form with their state. All lines are validated when an answer changes, not when another page opens. */
function useRail(current: StepId, collects: boolean) {
  const { locale } = useEksport()
  const { application } = useStored()
  const { relevant } = useAnswers()
  const { refused } = useDraftNotices()
  const deferred = useDeferredValue(relevant)
  const template = useTemplate()
  const checking = useCheckContext()
  const isReplacement = application.applicationType === 'ERSTATNINGSSERTIFIKAT'
  const steps = useMemo(
    () =>
      unlessItThrows(() => wizardRail(template, { ...deferred }, checking, locale)) ??
      // If validation throws, the steps still work as links, without their state.
      plainRail(template, deferred, locale),
    [template, deferred, checking, locale],
  )
  const meant = useMeant(steps)
  return useMemo(() => {
    const refusedAt = refused.map(({ path }) => fieldPlace(template, relevant, [path])?.step)
    const marked = withRefused(steps, refusedAt)
    const standing = collects
      ? withMissingStep(marked, locale)
      : standingAt(current, marked, wrongAt(current, [steps, meant], refusedAt))
    return withReplacementStep(standing, isReplacement, locale)
  }, [current, collects, steps, meant, isReplacement, locale, refused, template, relevant])
}

/** Whether the certificate is mounted in the frame. Once shown it stays mounted, and is only hidden on pages without room for it. */
function useCertificateStays(): { readonly stays: boolean; readonly isBeside: boolean } {
  const { isOpen, isBeside } = useRoomBeside()
  const [stays, setStays] = useState(isBeside)
  const next = isBeside || (stays && isOpen)
  if (next !== stays) setStays(next)
  return { stays: next, isBeside }
}

/**
 * The frame shared by all pages of the form: the steps, the save status, the predicted outcome and the certificate. The pages inside it are
 * routes.
 */
export function FormFrame({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const saving = useSaving()
  const { flush } = useActs()
  const unstored = useUnstored()
  const template = useTemplate()
  const navigate = useNavigate()
  const router = useRouter()
  const labels = useCodeLabels(countries)
  const { step, collects, folded, hasSide } = useOpenPage()
  const { application } = useStored()
  const { answers, relevant } = useAnswers()
  const { referenceNumber } = application
  const isAsked = collects || stepsOf(template, relevant).some(({ id }) => id === step)
  const country = labels.label('countries', answers.countryOfDestination)
  const steps = useRail(step, collects)
  const linkOf = (id: RailId | typeof missingStepId) => {
    if (id === replacementStepId) return draftLink(application)
    return id === missingStepId ? missingLink(referenceNumber) : stepLink(referenceNumber, { step: id })
  }
  const { stays, isBeside } = useCertificateStays()
  const [freshLine, setFreshLine] = useState<number>()
  return (
    <FreshLineContext value={setFreshLine}>
      <OutcomeProvider step={step} freshLine={freshLine}>
        <WizardFrame
          folded={folded}
          steps={steps}
          reference={formatReference(referenceNumber)}
          referenceLink={
            <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
          }
          subject={country}
          description={afterCountry(say(template.fullTitle), country)}
          save={saveWords(saving, unstored, () => void flush())}
          outcome={<OutcomeButton step={step} />}
          pageSide={hasSide}
          wideSide={isBeside}
          sideHidden={!isBeside}
          side={stays && <RestsWhileAway isAway={!isBeside}>{certificate}</RestsWhileAway>}
          linkFor={(id) => router.buildLocation(linkOf(id)).publicHref}
          onStepChange={(id) => void navigate(linkOf(id))}
          onStepApproach={() => void loadFormPages(router)}
        >
          <PageBoundary>{isAsked ? children : <PageNotAsked step={step} />}</PageBoundary>
        </WizardFrame>
      </OutcomeProvider>
    </FreshLineContext>
  )
}
