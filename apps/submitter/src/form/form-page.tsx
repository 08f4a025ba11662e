import { formatReference } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { WizardPage, type WizardPageProps } from '@eksport/ui'
import { useIsFirstPage } from '#src/lib/use-is-first-page.ts'
import { useActs } from '../draft/draft-context.ts'
import { useReturnsToSummary } from '../draft/summary-visit.ts'
import { useTemplate } from '../draft/template-context.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { formTexts as texts } from './form.texts.ts'
import { CertificateButton, ShowCertificateBeside } from './live-certificate.tsx'
import { MissingNote } from './outcome/missing-answers.tsx'
import { ReopenedNotice } from './reopened-notice.tsx'
import { SaveRefusal } from './save-refusal.tsx'
import { TemplateChangeNotice } from './template-change-notice.tsx'
import { useRoomBeside } from './use-room-beside.ts'

interface FormPageProps
  extends Pick<WizardPageProps, 'intro' | 'headingActions' | 'actions' | 'side' | 'wide' | 'children'> {
  readonly step: StepId
  /** Replaces the step's title. */
  readonly title?: string
}

/** One page inside the form's frame: heading, notices about the draft, questions, and the way on. */
export function FormPage({ step, title, headingActions, actions, children, ...page }: FormPageProps) {
  const say = useText()
  const template = useTemplate()
  const { referenceNumber } = useActs()
  const firstPage = useIsFirstPage()
  const isReturning = useReturnsToSummary()
  const { isOpen, hasRoom, hasSide } = useRoomBeside()
  const own = template.steps.find(({ id }) => id === step)?.title
  const heading = title ?? (own ? say(own) : '')
  useDocumentTitle(say(texts.documentTitle, { step: heading, reference: formatReference(referenceNumber) }))
  const noted = actions && step !== 'oppsummering' ? { note: <MissingNote />, ...actions } : actions
  return (
    <WizardPage
      {...page}
      firstPage={firstPage}
      title={heading}
      headingActions={
        <>
          {headingActions}
          {/* The pickup time is not part of the certificate. */}
          {!hasRoom && step !== 'henting' && <CertificateButton />}
          {hasRoom && !isOpen && !hasSide && <ShowCertificateBeside />}
        </>
      }
      actions={noted && isReturning ? { ...noted, onBack: undefined, nextLabel: say(texts.toSummary) } : noted}
    >
      <ReopenedNotice />
      <TemplateChangeNotice />
      <ChangedElsewhere />
      <SaveRefusal />
      {children}
    </WizardPage>
  )
}
