/** The decimal signs that a column can have. */
export const decimalSigns = [',', '.'] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** An amount read from a text; `sign` is set where the text itself reveals its decimal sign. */
export type NumberReading = { readonly value: number; readonly sign?: DecimalSign } | 'ambiguous' | 'unreadable'

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',')

interface Parts {
  readonly minus: string
  readonly whole: string
  readonly decimals: string
  readonly sign?: DecimalSign | undefined
}

function amount({ minus, whole, decimals, sign }: Parts): NumberReading {
  const value = Number(`${minus}${whole}.${decimals || '0'}`)
  return sign === undefined ? { value } : { value, sign }
}

const isGrouped = (text: string, sign: DecimalSign) => new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+$`).test(text)

/** A text with both signs: the last one is the decimal sign, the other separates thousands. */
function withBoth(minus: string, body: string): NumberReading {
  const sign: DecimalSign = body.lastIndexOf(',') > body.lastIndexOf('.') ? ',' : '.'
  const [whole = '', decimals = '', ...more] = body.split(sign)
  if (more.length > 0 || decimals === '' || !isGrouped(whole, other(sign))) return 'unreadable'
  return amount({ minus, whole: whole.replaceAll(other(sign), ''), decimals, sign })
}

interface OneSign {
  readonly minus: string
  readonly body: string
  readonly sign: DecimalSign
  /** The column's decimal sign, where it is known or was chosen. */
  readonly column: DecimalSign | undefined
  readonly isWhole: boolean
  readonly isGroupedByBlanks: boolean
}

/** A text with one of the signs, which is the decimal sign or separates thousands. */
function withOne({ minus, body, sign, column, isWhole, isGroupedByBlanks }: OneSign): NumberReading {
  const [whole = '', decimals = '', ...more] = body.split(sign)
  const ungrouped = (): NumberReading => amount({ minus, whole: body.replaceAll(sign, ''), decimals: '' })
  if (more.length > 0) {
    if (!isGrouped(body, sign)) return 'unreadable'
    return amount({ minus, whole: body.replaceAll(sign, ''), decimals: '', sign: other(sign) })
  }
  if (decimals === '') return 'unreadable'
  const mayGroup = !isGroupedByBlanks && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (!mayGroup) return amount({ minus, whole: whole || '0', decimals, sign })
  // A count has no decimals, so there is only one way to read it.
  if (isWhole) return ungrouped()
  if (column === undefined) return 'ambiguous'
  return column === sign ? amount({ minus, whole, decimals }) : ungrouped()
}

interface NumberOptions {
  readonly sign?: DecimalSign | undefined
  /** The field accepts whole numbers only. */
  readonly isWhole?: boolean
}

/**
 * Reads `1 234,5`, `1,234.5`, `1234.5` and the like. `1,234` can be two numbers: it is `ambiguous` until the decimal sign of
 * the column is known, and never guessed.
 */
export function readNumber(text: string, { sign: column, isWhole = false }: NumberOptions = {}): NumberReading {
  const [, lead = '', rest = ''] = /^([+\-\u2212]?)\s*(\S.*)$/.exec(text.trim()) ?? []
  const minus = lead === '' || lead === '+' ? '' : '-'
  const isGroupedByBlanks = /^\d{1,3}(?:[ '\u2019]\d{3})+(?:[.,]\d+)?$/.test(rest)
  const body = isGroupedByBlanks ? rest.replaceAll(/[ '\u2019]/g, '') : rest
  if (!/^[\d.,]+$/.test(body) || !/\d/.test(body)) return 'unreadable'
  if (/^\d+$/.test(body)) return amount({ minus, whole: body, decimals: '' })
  if (body.includes(',') && body.includes('.')) return withBoth(minus, body)
  const sign: DecimalSign = body.includes(',') ? ',' : '.'
  return withOne({ minus, body, sign, column, isWhole, isGroupedByBlanks })
}

/** The decimal sign that the texts of a column reveal, if they agree. */
export function signOf(texts: Iterable<string>): DecimalSign | undefined {
  const shown = new Set<DecimalSign>()
  for (const text of texts) {
    const reading = readNumber(text)
    if (typeof reading === 'object' && reading.sign !== undefined) shown.add(reading.sign)
  }
  return shown.size === 1 ? [...shown][0] : undefined
}
