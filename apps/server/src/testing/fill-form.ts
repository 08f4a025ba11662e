import { PDFCheckBox, PDFDocument, PDFTextField } from '@cantoo/pdf-lib'

/** Writes in the fields of a form, as a program for PDFs does; `X` ticks one, nothing takes its tick away. `change` does more to the file before it is saved. */
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
      // A hostile program cares for no limit.
      text.removeMaxLength()
      text.setText(value)
    }
  }
  await change(document)
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

const rowOf = (name: string) => /^table-.+-(?=\w+$)/.exec(name)?.[0]

/** Writes a word in every field that is empty and sets every tick; of a table in the rows that are begun. */
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
