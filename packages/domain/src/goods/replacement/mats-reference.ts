import { type Instant, type Issue, plainNow } from '@eksport/forms'

/** [MAT-01] Two digits of the year, a code of two digits, one of 0, 1 and 2, a space, six digits. */
const shape = /^(\d{2})\d{2}[0-2] \d{6}$/

/** [MAT-01] How many years back a certificate of the older service may be from. */
const yearsBack = 5

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/** [MAT-01] What is wrong with the number of a certificate of the older service (MATS), if anything. The year is that of Oslo. */
export function matsReferenceFault(reference: string, now: Instant): Pick<Issue, 'code' | 'params'> | undefined {
  const [, digits] = shape.exec(reference) ?? []
  if (digits === undefined) return { code: 'matsReferenceInvalid' }
  const thisYear = Number(plainNow(now).date.slice(0, 4))
  const year = 2000 + Number(digits)
  if (year > thisYear) return { code: 'matsReferenceAhead' }
  return year < thisYear - yearsBack
    ? { code: 'matsReferenceTooOld', params: { yy: twoDigits(thisYear - yearsBack) } }
    : undefined
}
