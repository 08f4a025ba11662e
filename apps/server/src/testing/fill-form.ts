import { PDFCheckBox, PDFDocument, PDFTextField } from '@cantoo/pdf-lib'

/**
 * Fills in the fields of a form as a PDF program does; `X` ticks a box, an empty value clears it. `change` may modify
 * the file before it is saved.
 */
export async function fillForm(
  pdf: Uint8Array,
  values: Readonly<Record<string, string>>,
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const form = document.getForm()
  for (const [name, value] of Object.entries(values)) {
    const field = form.getField(name)
    if (field instanceof PDFCheckBox) {
      if (value === '') field.uncheck()
      else field.check()
    } else {
      const text = form.getTextField(name)
      // Hostile programs ignore limits.
      text.removeMaxLength()
      text.setText(value)
    }
  }
  await change(document)
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

const rowOf = (name: string) => /^table-.+-(?=\w+$)/.exec(name)?.[0]

/** Fills in every empty field and ticks every box; in tables only the rows that have content. */
export const fillWhole = (pdf: Uint8Array): Promise<Buffer> =>
  fillForm(pdf, {}, (document) => {
    const fields = document.getForm().getFields()
    const texts = fields.flatMap((field) => (field instanceof PDFTextField && !field.isReadOnly() ? [field] : []))
    const begun = new Set(texts.filter((field) => field.getText()).map((field) => rowOf(field.getName())))
    for (const field of texts) {
      const name = field.getName()
      const isAsked = name.startsWith('table-') ? begun.has(rowOf(name)) : !name.endsWith('-lines')
      if (isAsked && !field.getText()) field.setText('Test')
    }
    for (const field of fields) if (field instanceof PDFCheckBox) field.check()
  })
