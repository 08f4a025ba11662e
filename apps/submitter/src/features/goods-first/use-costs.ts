import {
  type CertificateFormat,
  type FeeEstimate,
  firstFreeTime,
  type PlainDate,
  type PlainTime,
  today,
} from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useQueries } from '@tanstack/react-query'
import { feeQuery } from '../../draft/api/calculate-fee.ts'
import { pickupOfficesQuery } from '../../draft/api/form-lists.ts'
import { ruleCheckQuery } from '../../draft/api/validate-application.ts'
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
  /** Nothing is on its way any more; asking again may help. */
  readonly hasFailed: boolean
  /** Offices have answered, and none has a time to offer: there is no fee to tell before one is chosen. */
  readonly hasNoTime: boolean
  readonly retry: () => void
}

interface Planned {
  readonly certificate: PlannedCertificate
  readonly formats: readonly CertificateFormat[]
  /** What its application begins with. */
  readonly answers: Answers
}

/** [EXP-09] The cost of each certificate in its formats, fetched as early as the first office of its template allows. */
export function useCosts(planned: readonly Planned[]): readonly Cost[] {
  const { now, given, codes } = useCheckContext()
  const offices = useQueries({
    queries: planned.map(({ certificate, formats }) => ({
      ...pickupOfficesQuery(certificate.template),
      enabled: formats.includes('PAPER'),
    })),
  })
  const pickups = planned.map(({ formats }, index): FirstPickup | undefined => {
    const office = offices[index]?.data?.find(({ code }) => codes['certificate-offices'].has(code))?.code
    const policy = office === undefined ? undefined : given.offices?.get(office)
    const first = policy && firstFreeTime(policy, now)
    if (office === undefined || first === undefined || !formats.includes('PAPER')) return undefined
    return { office, ...first }
  })
  // [FEE-01] Whether a person decides changes the fee of what is fetched on the day on which it is sent, and no other.
  const isToday = (index: number) => pickups[index]?.date === today(now)
  const checks = useQueries({
    queries: planned.map(({ answers }, index) => ({ ...ruleCheckQuery(answers), enabled: isToday(index) })),
  })
  const fees = useQueries({
    queries: planned.map(({ certificate, formats }, index) => ({
      ...feeQuery({
        applicationType: 'HELSESERTIFIKAT',
        certificateTemplate: certificate.template,
        certificateFormats: [...formats],
        ...(pickups[index] && { certificateRetrieval: pickups[index] }),
        ...(isToday(index) && { needsManualProcessing: checks[index]?.data?.needsManualProcessing === true }),
      }),
      enabled: !isToday(index) || checks[index]?.data !== undefined,
    })),
  })
  return planned.map(({ formats }, index) => {
    const asked = [offices[index], checks[index], fees[index]]
    const isPaper = formats.includes('PAPER')
    return {
      amount: fees[index]?.data?.amount,
      pickup: pickups[index],
      isPaper,
      hasFailed: asked.some((query) => query?.isError) && asked.every((query) => !query?.isFetching),
      hasNoTime: isPaper && pickups[index] === undefined && offices[index]?.data !== undefined,
      retry: () => {
        for (const query of asked) if (query?.isError) void query.refetch()
      },
    }
  })
}
