import { formatDate } from '@eksport/domain'

type Period = { readonly from?: string | undefined; readonly to?: string | undefined }

const day = (date: string) => `${date.slice(8, 10)}.`
const dayAndMonth = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}.`

/** '17.–19.11.', '28.10.–02.11.': a period for a column of dates, without the year if it is this one. */
export function shortPeriod({ from, to }: Period, thisYear: string): string {
  const [begin, end] = [from ?? to, to ?? from]
  if (begin === undefined || end === undefined) return ''
  const isThisYear = begin.startsWith(thisYear) && end.startsWith(thisYear)
  const last = isThisYear ? dayAndMonth(end) : formatDate(end)
  if (begin === end) return last
  if (begin.slice(0, 7) === end.slice(0, 7)) return `${day(begin)}–${last}`
  return `${begin.slice(0, 4) === end.slice(0, 4) ? dayAndMonth(begin) : formatDate(begin)}–${last}`
}
