import { formatKroner } from '@eksport/domain'

/** How much more or less it costs: `+ 375,-`. */
export const differenceWords = (from: number, to: number): string =>
  `${to > from ? '+' : '−'} ${formatKroner(Math.abs(to - from))}`
