import { asPlainDate, asPlainTime } from '@eksport/forms'
import type { ApplicationDraft } from './draft.ts'

type Timed = Partial<Pick<ApplicationDraft, 'control' | 'transport' | 'certificateRetrieval' | 'productLines'>>

/** The part without those of its answers that cannot be read; the same object where all can. */
function readable<Part extends object>(
  part: Part,
  names: readonly (keyof Part)[],
  read: (answer: unknown) => string | undefined,
): Part {
  const wrong = names.filter((name) => part[name] !== undefined && read(part[name]) === undefined)
  if (wrong.length === 0) return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => !wrong.some((one) => one === name))) as Part // each of them may be missing
}

function lineTimes(line: NonNullable<Timed['productLines']>[number]) {
  const { productionPeriod, slaughterInformation } = line
  const period = productionPeriod && readable(productionPeriod, ['from', 'to'], asPlainDate)
  const slaughters = slaughterInformation?.map((one) => readable(one, ['fromDate', 'toDate'], asPlainDate))
  return {
    ...line,
    ...(period && { productionPeriod: period }),
    ...(slaughters && { slaughterInformation: slaughters }),
  }
}

/**
 * [EXP-15] The answers without days and times that cannot be read. A draft on the screen may hold what was typed, `31.11.2026` or
 * half a date; to code that calculates or compares, that counts as unanswered. Its field reports the error.
 */
export function withKnownTimes<A extends Timed>(answers: A): A {
  const { control, transport, certificateRetrieval: pickup, productLines } = answers
  const times = {
    ...(control && {
      control: readable(readable(control, ['dispatchDate'], asPlainDate), ['dispatchTime'], asPlainTime),
    }),
    ...(transport && {
      transport: readable(readable(transport, ['dateOfDeparture'], asPlainDate), ['timeOfDeparture'], asPlainTime),
    }),
    ...(pickup && { certificateRetrieval: readable(readable(pickup, ['date'], asPlainDate), ['time'], asPlainTime) }),
    ...(productLines && { productLines: productLines.map(lineTimes) }),
  }
  return { ...answers, ...times }
}
