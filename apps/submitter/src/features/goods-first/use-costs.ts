import type { FeeEstimate } from '@eksport/domain'
import { type CertificateFormat, firstFreeTime, type PlainDate, type PlainTime } from '@eksport/domain'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { useOfficePolicies } from '@eksport/portal/case/check-context.ts'
import { useQueries } from '@tanstack/react-query'
import { feeQuery } from '../../draft/api/calculate-fee.ts'
import { pickupOfficesQuery } from '../../draft/api/list-pickup-offices.ts'
import type { PlannedCertificate } from './consignment.ts'

/** Where and when paper can be fetched first. */
export interface FirstPickup {
  readonly office: string
  readonly date: PlainDate
  readonly time: PlainTime
}

/** What a certificate costs, and when it can be had; what has not come is missing. */
export interface Cost {
  readonly amount?: FeeEstimate['amount'] | undefined
  readonly pickup?: FirstPickup | undefined
  /** Paper is fetched: it can be had when there is a pickup, and not before. */
  readonly isPaper: boolean
}

/** [EXP-09] The cost of each certificate in its formats, fetched as early as the first office of its template allows. */
export function useCosts(
  certificates: readonly PlannedCertificate[],
  formatsOf: (certificate: PlannedCertificate) => readonly CertificateFormat[],
): readonly Cost[] {
  const now = useNow()
  const policies = useOfficePolicies()
  const offices = useQueries({ queries: certificates.map(({ template }) => pickupOfficesQuery(template)) })
  const pickups = certificates.map((certificate, index): FirstPickup | undefined => {
    const office = offices[index]?.data?.[0]?.code
    const policy = office === undefined ? undefined : policies.get(office)
    const first = policy && firstFreeTime(policy, now)
    if (office === undefined || first === undefined || !formatsOf(certificate).includes('PAPER')) return undefined
    return { office, ...first }
  })
  const fees = useQueries({
    queries: certificates.map((certificate, index) =>
      feeQuery({
        applicationType: 'HELSESERTIFIKAT',
        certificateTemplate: certificate.template,
        certificateFormats: [...formatsOf(certificate)],
        ...(pickups[index] && { certificateRetrieval: pickups[index] }),
      }),
    ),
  })
  return certificates.map((certificate, index) => ({
    amount: fees[index]?.data?.amount,
    pickup: pickups[index],
    isPaper: formatsOf(certificate).includes('PAPER'),
  }))
}
