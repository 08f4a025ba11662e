import { type Application, formatReference, groupDigits } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'

const countries = ['countries'] as const

/** Identifies the case in a dialog: its reference, destination and exporter. */
export function CaseInWords({ application }: { readonly application: Application }) {
  const { label } = useCodeLabels(countries)
  const { referenceNumber, countryOfDestination, consignor } = application
  const exporter = consignor.organisationName ?? groupDigits(consignor.organisationNumber)
  return (
    <p className="font-semibold text-text wrap-anywhere">
      {`${formatReference(referenceNumber)}, ${label('countries', countryOfDestination)}, ${exporter}`}
    </p>
  )
}
