/** As the queues at the side, the filters beside the list and the boxes of its rows measure. */
const sizes = { queues: 212, filters: 300, boxes: 56 } as const

/** Where the queues stand at the side. */
const queuesFrom = 768

/** Below it rows are cards, and a card has a place for every fact. */
const cardsBelow = 640

interface Beside {
  readonly filters: boolean
  readonly boxes: boolean
}

/** How many CSS pixels the columns of the list have for themselves in a window so wide. */
export function columnRoom(width: number, { filters, boxes }: Beside): number {
  const list = width - (width < queuesFrom ? 0 : sizes.queues) - (filters ? sizes.filters : 0)
  return list < cardsBelow ? Number.POSITIVE_INFINITY : list - (boxes ? sizes.boxes : 0)
}
