/** Widths in CSS pixels: the queues at the side, the filters beside the list and the checkboxes of its rows. */
const sizes = { queues: 212, filters: 300, boxes: 56 } as const

/** Window width from which the queues are at the side. */
const queuesFrom = 768

/** Below this width rows are cards, which have room for every fact. */
const cardsBelow = 640

interface Beside {
  readonly filters: boolean
  readonly boxes: boolean
}

/** The width available to the list's columns, in CSS pixels, in a window of this width. */
export function columnRoom(width: number, { filters, boxes }: Beside): number {
  const list = width - (width < queuesFrom ? 0 : sizes.queues) - (filters ? sizes.filters : 0)
  return list < cardsBelow ? Number.POSITIVE_INFINITY : list - (boxes ? sizes.boxes : 0)
}
