import { type CellReading, cellText, type ImportColumn, type SheetCell } from '@eksport/domain'
import { formatDate, formatNumber, isPlainDate, type Locale, localize } from '@eksport/forms'
import type { FormSurroundings } from '@eksport/ui'

type CodeLists = FormSurroundings['codeLists']

/** The label of a code in the reader's language. */
export function codeWords({ field }: ImportColumn, code: string, lists: CodeLists, locale: Locale): string {
  if (field.kind === 'choice') {
    const option = field.options.find(({ value }) => value === code)
    return option ? localize(option.label, locale) : code
  }
  const list = field.kind === 'code' || field.kind === 'multi-code' ? lists[field.codeList] : undefined
  // Customs codes and areas are known by their numbers.
  if (field.kind === 'code' && field.codeList === 'product-classification') return code
  return list?.find((entry) => entry.code === code)?.names[locale] ?? code
}

/** The content of a cell, as the reader's spreadsheet shows it: a workbook stores days, numbers and booleans in formats of its own. */
export function cellAsWritten(cell: SheetCell | undefined, locale: Locale): string {
  const text = cellText(cell)
  if (typeof cell === 'boolean') return locale === 'en' ? text.toUpperCase() : cell ? 'SANN' : 'USANN'
  if (typeof cell === 'number') return locale === 'en' ? text : text.replace('.', ',')
  return isPlainDate(text) ? formatDate(text) : text
}

/** The meaning of a cell in words; its text where it could not be read. */
export function cellWords(
  cell: SheetCell | undefined,
  { value, problem }: CellReading,
  column: ImportColumn,
  {
    lists,
    locale,
    say,
  }: { readonly lists: CodeLists; readonly locale: Locale; readonly say: (truth: boolean) => string },
): string {
  if (problem !== undefined || value === undefined) return cellAsWritten(cell, locale)
  if (typeof value === 'boolean') return say(value)
  if (typeof value === 'number') {
    const isCode = column.field.kind === 'number' && column.field.source !== undefined
    return isCode ? String(value) : formatNumber(value, locale)
  }
  if (Array.isArray(value)) return value.map((code) => codeWords(column, String(code), lists, locale)).join(', ')
  if (typeof value !== 'string') return cellAsWritten(cell, locale)
  if (column.field.kind === 'date' && isPlainDate(value)) return formatDate(value)
  return codeWords(column, value, lists, locale)
}
