import { PDFCheckBox, PDFTextField } from '@cantoo/pdf-lib'
import type { FormReading } from './form-reading.ts'
import { loadPdf } from './load-pdf.ts'

function writtenIn(field: unknown): string {
  if (field instanceof PDFTextField) return field.getText() ?? ''
  if (field instanceof PDFCheckBox) return field.isChecked() ? 'X' : ''
  return ''
}

/** [CRT-11] Reads a file that was filled in. Runs in a child process: what it is given may do anything. */
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
    // Whatever the file stumbled over, the answer to the exporter is the same: it cannot be read.
    return { found: 'unreadable' }
  }
}
