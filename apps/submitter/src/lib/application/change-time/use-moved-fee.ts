import { type Application, formatKroner, movedFee, type PickupBand } from '@eksport/domain'
import { useQuery } from '@tanstack/react-query'
import { feeQuery } from '../../../draft/api/calculate-fee.ts'

type Retrieval = NonNullable<Application['certificateRetrieval']>

/** The fixed fee of the certificate, without copies. */
const lockedIn = ({ fees = [] }: Application) =>
  fees.filter(({ code }) => code !== 'BEKREFTET_KOPI').reduce((sum, { amount }) => sum + amount, 0)

/**
 * [EXP-11] [FEE-01] The application's fee now and with another pickup: the fixed fee stays unless the new pickup costs more or less than
 * the old one, and once work has begun it is never lowered.
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
    /** Undefined while unknown. */
    to,
    /** The new pickup costs less, but the fee stays because work has begun. */
    isKept: fees !== undefined && fees.after < fees.before && to === from,
    /** Whether the values are still those of the previous choice. */
    isWaiting: before.isFetching || after.isFetching,
    isError: before.isError || after.isError,
    retry: () => Promise.all([before.refetch(), after.refetch()]),
  }
}

export type MovedFee = Pick<ReturnType<typeof useMovedFee>, 'from' | 'to' | 'isKept' | 'isError'>

/** The fees of a pickup within and outside ordinary hours, shown beside the times; a replacement has a fixed fee. */
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
