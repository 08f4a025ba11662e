import { type Delivery, isUnderWay } from '@eksport/domain'

interface Read {
  readonly deliveries?: readonly Delivery[] | undefined
}

const often = 2_000
const seldom = 15_000

/** [CRT-14] Refetch interval while a message is being delivered, longer while its receiver is unreachable; false otherwise. */
export function untilDelivered({ state: { data } }: { readonly state: { readonly data: Read | undefined } }) {
  const onTheirWay = data?.deliveries?.filter(isUnderWay) ?? []
  if (onTheirWay.length === 0) return false
  return onTheirWay.some(({ problem }) => problem === undefined) ? often : seldom
}
