import { estimateFee, policyOf } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { policiesOf } from '../reference-data/offices.ts'

/** The fees that are locked when the application is sent. */
export function feesFor(
  referenceData: ReferenceData,
  document: ApplicationDocument,
  { now, needsManualProcessing }: { readonly now: Date; readonly needsManualProcessing: boolean },
): NonNullable<ApplicationDocument['fees']> {
  const { applicationType, certificateFormats, certificateTemplate, certificateRetrieval } = document
  const { office, date, time } = certificateRetrieval ?? {}
  const estimate = estimateFee(
    {
      applicationType,
      certificateFormats,
      template: certificateTemplate,
      ...(office === undefined ? {} : { office: policyOf(policiesOf(referenceData), office) }),
      ...(date === undefined ? {} : { retrievalDate: date }),
      ...(time === undefined ? {} : { retrievalTime: time }),
      needsManualProcessing,
      now: now.toISOString(),
    },
    referenceData.fees,
  )
  return estimate.lines.map(({ code, amount }) => ({ code, amount }))
}
