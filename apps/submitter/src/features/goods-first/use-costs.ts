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

/** The earliest pickup of a paper certificate. */
export interface FirstPickup {
  readonly office: string
  readonly date: PlainDate
  readonly time: PlainTime
}

/** A certificate's fee and pickup; a value that has not loaded is undefined. */
export interface Cost {
  readonly amount?: FeeEstimate['amount'] | undefined
  readonly pickup?: FirstPickup | undefined
  /** Whether the certificate is on paper, and so depends on a pickup. */
  readonly isPaper: boolean
  /** Whether a request failed and none is in flight; a retry may help. */
  readonly hasFailed: boolean
  /** The offices have loaded and none has a free time, so the fee is unknown until one is chosen. */
  readonly hasNoTime: boolean
  readonly retry: () => void
}

interface Planned {
  readonly certificate: PlannedCertificate
  readonly formats: readonly CertificateFormat[]
  /** The answers that its application starts from. */
  readonly answers: Answers
}

/** [EXP-09] The cost of each certificate in its formats, with pickup at the earliest time of the first office of its template. */
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
  // [FEE-01] Manual handling changes the fee only for a pickup on the day of submission.
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
