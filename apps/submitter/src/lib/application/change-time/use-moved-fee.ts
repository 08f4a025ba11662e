import { type Application, formatKroner, type PickupBand } from '@eksport/domain'
import { useQuery } from '@tanstack/react-query'
import { feeQuery } from '../../../draft/api/calculate-fee.ts'

type Retrieval = NonNullable<Application['certificateRetrieval']>

/** What was locked for the certificate; copies are another matter. */
const lockedIn = ({ fees = [] }: Application) =>
  fees.filter(({ code }) => code !== 'BEKREFTET_KOPI').reduce((sum, { amount }) => sum + amount, 0)

/**
 * [EXP-11] [FEE-01] What the application costs, and what it will cost with another pickup: the fee that was locked stays, unless the
 * new pickup costs another than the one before.
 */
export function useMovedFee(application: Application, pickup: Retrieval) {
  const before = useQuery(feeQuery(application))
  const after = useQuery({
    ...feeQuery({ ...application, certificateRetrieval: pickup }),
    placeholderData: (previous) => previous,
  })
  const from = lockedIn(application)
  const isKnown = before.data !== undefined && after.data !== undefined
  return {
    from,
    /** Nothing while it is not known. */
    to: isKnown ? (before.data.amount === after.data.amount ? from : after.data.amount) : undefined,
    /** What stands there is of the pickup that was chosen before. */
    isWaiting: before.isFetching || after.isFetching,
    isError: before.isError || after.isError,
    retry: () => Promise.all([before.refetch(), after.refetch()]),
  }
}

export type MovedFee = Pick<ReturnType<typeof useMovedFee>, 'from' | 'to' | 'isError'>

/** What a pickup costs within ordinary hours and after them, beside the times; a replacement costs what it costs. */
export function useBandFees(application: Application, { office, date }: Retrieval) {
  const facts = { ...application, certificateRetrieval: { office, date } }
  const ordinary = useQuery(feeQuery({ ...facts, outsideWorkingHours: false })).data
  const late = useQuery(feeQuery({ ...facts, outsideWorkingHours: true })).data
  const feeOf = ({ code }: PickupBand) => {
    const fee = code === 'after-hours' ? late : ordinary
    return fee && formatKroner(fee.amount)
  }
  return { feeOf, isDoubled: late?.amount !== ordinary?.amount }
}
