import { type Application, formatKroner, movedFee, type PickupBand } from '@eksport/domain'
import { useQuery } from '@tanstack/react-query'
import { feeQuery } from '../../../draft/api/calculate-fee.ts'

type Retrieval = NonNullable<Application['certificateRetrieval']>

/** What was locked for the certificate; copies are another matter. */
const lockedIn = ({ fees = [] }: Application) =>
  fees.filter(({ code }) => code !== 'BEKREFTET_KOPI').reduce((sum, { amount }) => sum + amount, 0)

/**
 * [EXP-11] [FEE-01] What the application costs, and what it will cost with another pickup: the fee that was locked stays, unless the
 * new pickup costs another than the one before; once the work has begun it becomes no lower.
 */
export function useMovedFee(application: Application, pickup: Retrieval) {
  const before = useQuery(feeQuery(application))
  const after = useQuery({
    ...feeQuery({ ...application, certificateRetrieval: pickup }),
    placeholderData: (previous) => previous,
  })
  const from = lockedIn(application)
  const isKnown = before.data !== undefined && after.data !== undefined
  const fees = isKnown ? { locked: from, before: before.data.amount, after: after.data.amount } : undefined
  const to = fees && movedFee(application, fees)
  return {
    from,
    /** Nothing while it is not known. */
    to,
    /** The pickup costs less than before, and the fee stays: the work has begun. */
    isKept: fees !== undefined && fees.after < fees.before && to === from,
    /** What stands there is of the pickup that was chosen before. */
    isWaiting: before.isFetching || after.isFetching,
    isError: before.isError || after.isError,
    retry: () => Promise.all([before.refetch(), after.refetch()]),
  }
}

export type MovedFee = Pick<ReturnType<typeof useMovedFee>, 'from' | 'to' | 'isKept' | 'isError'>

/** What a pickup costs within ordinary hours and after them, beside the times; a replacement costs what it costs. */
export function useBandFees(application: Application, { office, date }: Retrieval) {
  const facts = { ...application, certificateRetrieval: { office, date } }
  const before = useQuery(feeQuery(application)).data?.amount
  const costOf = (after: number | undefined) =>
    before === undefined || after === undefined
      ? undefined
      : movedFee(application, { locked: lockedIn(application), before, after })
  const ordinary = costOf(useQuery(feeQuery({ ...facts, outsideWorkingHours: false })).data?.amount)
  const late = costOf(useQuery(feeQuery({ ...facts, outsideWorkingHours: true })).data?.amount)
  const feeOf = ({ code }: PickupBand) => {
    const fee = code === 'after-hours' ? late : ordinary
    return fee === undefined ? undefined : formatKroner(fee)
  }
  return { feeOf, isDoubled: late !== ordinary }
}
