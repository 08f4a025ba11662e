import { type Application, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import { CancellationForm } from './cancellation-form.tsx'

/** [CAN-01] [RTE-13] The exporter takes an application back: why, and where the paper is. */
export function CancellationPage({ application }: { readonly application: Application }) {
  const say = useText()
  const reference = formatReference(application.referenceNumber)
  const title = say(texts.title, { reference })
  useDocumentTitle(title)
  return (
    <>
      <ButtonLink
        kind="quiet"
        small
        icon={<ArrowLeft aria-hidden="true" />}
        className="mb-4 -ml-3"
        render={
          <Link
            to="/soeknader/$referenceNumber/detaljer"
            params={{ referenceNumber: String(application.referenceNumber) }}
          />
        }
      >
        {say(texts.back)}
      </ButtonLink>
      <PageHeading>{title}</PageHeading>
      {application.actions.includes('cancel') ? (
        <CancellationForm application={application} />
      ) : (
        <Alert tone="info" className="mt-6 max-w-form">
          {say(texts.notPossible)}
        </Alert>
      )}
    </>
  )
}
