import { type Application, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { useState } from 'react'
import { BackToApplication } from '#src/lib/application/back-to-application.tsx'
import { useFocusWithoutForm } from '#src/lib/use-focus-without-form.ts'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import { CancellationForm } from './cancellation-form.tsx'
import { NotPossible } from './not-possible.tsx'

interface CancellationPageProps {
  readonly application: Application
  /** What was written here earlier and exists only in this browser. */
  readonly journal: Journal
}

/** [CAN-01] [RTE-13] Where the exporter cancels an application: the reason, and how any paper is returned. */
export function CancellationPage({ application, journal }: CancellationPageProps) {
  const say = useText()
  const begun = useBegunAnswers(journal)
  const [isSending, setSending] = useState(false)
  const hasForm = isSending || application.actions.includes('cancel')
  useFocusWithoutForm(hasForm)
  const reference = formatReference(application.referenceNumber)
  const title = say(texts.title, { reference })
  useDocumentTitle(title)
  return (
    <>
      <BackToApplication referenceNumber={application.referenceNumber} />
      <PageHeading>{title}</PageHeading>
      {hasForm ? (
        <CancellationForm application={application} begun={begun} isKept={journal.isKept} onSending={setSending} />
      ) : (
        <NotPossible application={application} begun={begun} />
      )}
    </>
  )
}
