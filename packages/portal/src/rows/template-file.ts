import { importColumns } from '@eksport/domain'
import { type Locale, localize, type Section } from '@eksport/forms'

/** A workbook with the columns of these lines, in the reader's language, to fill in and upload. */
export async function templateFile(sections: readonly Section[], name: string, locale: Locale): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = importColumns(sections).map(({ label, field }) => {
    const unit = field.kind === 'number' && field.unit ? ` (${localize(field.unit, locale)})` : ''
    return `${localize(label, locale)}${unit}`
  })
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map((header) => ({ width: Math.max(14, header.length + 2) })),
        rows: [columns],
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
