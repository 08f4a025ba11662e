import type { LocalizedText } from '@eksport/forms'

/** The preprinted serial of a sheet: letters of its series, if it has any, and digits with leading zeros. */
interface SerialParts {
  readonly series: string
  readonly number: number
  readonly digits: number
}

/** The most sheets that can be registered or struck off at once; a box holds fewer. */
export const maxSheetsAtOnce = 5000

/** The number of sheets below which an office is warned about its stock. */
export const fewSheets = 20

function partsOf(text: string): SerialParts | undefined {
  const [, series, digits] = /^([A-Z]{0,4})[ -]*(\d{1,9})$/.exec(text.trim().toUpperCase()) ?? []
  if (series === undefined || digits === undefined) return undefined
  return { series, number: Number(digits), digits: digits.length }
}

/** A normalised serial: capital letters, one space, the digits with leading zeros. */
const write = ({ series, digits }: SerialParts, number: number): string =>
  [series, String(number).padStart(digits, '0')].filter(Boolean).join(' ')

/** A serial as it is stored, and the part before its digits; undefined where the text is not a serial. */
export function readSerial(text: string): { readonly serial: string; readonly series: string } | undefined {
  const parts = partsOf(text)
  return parts && { serial: write(parts, parts.number), series: parts.series }
}

/** The sheet among these that a typed or scanned number means; the letters of the series may be left out. */
export function sheetAmong(text: string, serials: readonly string[]): string | undefined {
  const read = readSerial(text)
  if (read === undefined) return undefined
  return serials.find((serial) => serial === read.serial || serial === `${readSerial(serial)?.series} ${read.serial}`)
}

/** Why two serials are not the first and the last of one batch. */
export const serialRangeTexts = {
  malformed: {
    nb: 'Skriv serienummeret slik det står på arket: inntil fire bokstaver og inntil ni siffer.',
    nn: 'Skriv serienummeret slik det står på arket: inntil fire bokstavar og inntil ni siffer.',
    en: 'Write the serial number as it stands on the sheet: up to four letters and up to nine digits.',
  },
  differentSeries: {
    nb: 'Første og siste ark må ha samme bokstaver og like mange siffer.',
    nn: 'Første og siste ark må ha same bokstavar og like mange siffer.',
    en: 'The first and last sheet must have the same letters and as many digits.',
  },
  backwards: {
    nb: 'Siste ark kan ikke komme før det første.',
    nn: 'Siste ark kan ikkje kome før det første.',
    en: 'The last sheet cannot come before the first.',
  },
  tooMany: {
    nb: 'Du kan ta med høyst {max} ark om gangen.',
    nn: 'Du kan ta med høgst {max} ark om gongen.',
    en: 'At most {max} sheets can be taken at once.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Why two serials are not the ends of one batch; a key of `serialRangeTexts`. */
export type SerialRangeProblem = keyof typeof serialRangeTexts

/** The serials of a batch in order, or why there is none. */
export type SerialRange =
  | { readonly ok: true; readonly serials: readonly string[] }
  | { readonly ok: false; readonly end: 'first' | 'last'; readonly problem: SerialRangeProblem }

const refused = (end: 'first' | 'last', problem: SerialRangeProblem): SerialRange => ({ ok: false, end, problem })

/** [CRT-15] Every serial from the first to the last sheet of a batch. */
export function serialRange(first: string, last: string): SerialRange {
  const from = partsOf(first)
  const to = partsOf(last)
  if (from === undefined) return refused('first', 'malformed')
  if (to === undefined) return refused('last', 'malformed')
  if (from.series !== to.series || from.digits !== to.digits) return refused('last', 'differentSeries')
  if (to.number < from.number) return refused('last', 'backwards')
  const count = to.number - from.number + 1
  if (count > maxSheetsAtOnce) return refused('last', 'tooMany')
  return { ok: true, serials: Array.from({ length: count }, (_, index) => write(from, from.number + index)) }
}

function follows(one: string, next: string): boolean {
  const [before, after] = [partsOf(one), partsOf(next)]
  return before !== undefined && after !== undefined && write(before, before.number + 1) === write(after, after.number)
}

/** Serials in words: three or more consecutive ones are written as a range, `NO 0148223–NO 0148226, NO 0148230`. */
export function serialsInWords(serials: readonly string[]): string {
  const runs: string[][] = []
  for (const serial of serials) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && follows(last, serial)) run.push(serial)
    else runs.push([serial])
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}–${run.at(-1)}`])).join(', ')
}
