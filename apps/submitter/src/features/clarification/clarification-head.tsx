import { type Application, formatReference, statusLabel } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading, useEksport } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { BackToApplication } from '#src/lib/application/back-to-application.tsx'
import { afterCountry } from '../../draft/after-country.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'

const countries = ['countries'] as const

/** The application's reference and status, and a link back to it. */
export function ClarificationHead({ application }: { readonly application: Application }) {
  const say = useText()
  const { locale } = useEksport()
  const template = useTemplate()
  const { referenceNumber, applicationStatus, countryOfDestination } = application
  const country = useCodeLabels(countries).label('countries', countryOfDestination)
  return (
    <div className="mb-7 border-b border-line pb-4">
      <BackToApplication referenceNumber={referenceNumber} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageHeading takeFocus>
          <span className="tabular-nums">{formatReference(referenceNumber)}</span>
          <span className="sr-only"> {say(texts.title)}</span>
        </PageHeading>
        <StatusBadge status={applicationStatus} label={statusLabel(application, locale)} viewpoint="INNSENDER" />
      </div>
      <p className="mt-1 text-subtle">
        <strong className="font-semibold">{country}</strong> {afterCountry(say(template.fullTitle), country)}
      </p>
    </div>
  )
}
