import { PDFCheckBox, PDFDocument, PDFTextField } from '@cantoo/pdf-lib'

/** Writes in the fields of a form, as a program for PDFs does; `X` ticks one. `change` does more to the file before it is saved. */
export async function fillForm(
  pdf: Uint8Array,
  values: Readonly<Record<string, string>>,
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const form = document.getForm()
  for (const [name, value] of Object.entries(values)) {
    const field = form.getField(name)
    if (field instanceof PDFCheckBox) field.check()
    else {
      const text = form.getTextField(name)
      // A hostile program cares for no limit.
      text.removeMaxLength()
      text.setText(value)
    }
  }
  await change(document)
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

/** Writes a word in the first field that is empty: a form in which nobody has written is not taken. */
export const fillSomewhere = (pdf: Uint8Array): Promise<Buffer> =>
  fillForm(pdf, {}, (document) => {
    const fields = document.getForm().getFields()
    const empty = fields.find((field) => field instanceof PDFTextField && !field.isReadOnly() && !field.getText())
    if (!(empty instanceof PDFTextField)) throw new Error('The form has no empty field')
    empty.setText('Test')
  })
