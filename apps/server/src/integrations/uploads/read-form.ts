import { PDFCheckBox, PDFTextField } from '@cantoo/pdf-lib'
import type { FormReading } from './form-reading.ts'
import { loadPdf } from './load-pdf.ts'

function writtenIn(field: unknown): string {
  if (field instanceof PDFTextField) return field.getText() ?? ''
  if (field instanceof PDFCheckBox) return field.isChecked() ? 'X' : ''
  return ''
}

/** [CRT-11] Reads a filled-in form. Runs in a child process, because the file is untrusted. */
export async function readForm(content: Uint8Array): Promise<FormReading> {
  try {
    const document = await loadPdf(content)
    if (typeof document === 'string') return { found: 'unreadable' }
    const form = document.catalog.getAcroForm()
    const fields = form === undefined ? [] : document.getForm().getFields()
    if (fields.length === 0) return { found: 'flattened' }
    const values = fields.map((field) => [field.getName(), writtenIn(field).replace(/\r\n?/g, '\n').trim()] as const)
    return { found: 'form', values: Object.fromEntries(values) }
  } catch {
    // Whatever the error was, the exporter is told that the file cannot be read.
    return { found: 'unreadable' }
  }
}
