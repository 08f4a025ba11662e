import {
  type PDFCheckBox,
  PDFDocument,
  type PDFFont,
  type PDFForm,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { FormToDraw, PlaceOnPage } from './drawing.ts'
import { tokenField } from './form-token-field.ts'

/** The places of fields, by name. */
export type FieldPlaces = ReadonlyMap<string, PlaceOnPage>

type Field = FormToDraw['fields'][number]

const textSize = { line: 8, cell: 7 } as const
/** Whether a standard PDF font has all letters of the text. Otherwise the viewer draws it. */
function canWrite(font: PDFFont, text: string): boolean {
  try {
    font.encodeText(text.replaceAll('\n', ' '))
    return true
  } catch {
    return false
  }
}

function rectangleOn(page: PDFPage, { x, y, w, h }: PlaceOnPage) {
  const bare = { borderWidth: 0, backgroundColor: undefined, borderColor: undefined }
  return { ...bare, x, y: page.getHeight() - y - h, width: w, height: h }
}

const describe = (field: PDFTextField | PDFCheckBox, words: string) =>
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(words))

function addText(form: PDFForm, font: PDFFont, page: PDFPage, place: PlaceOnPage, field: Field): void {
  const { name, lines, max, value, label } = field
  const made = form.createTextField(name)
  if (lines > 1) made.enableMultiline()
  made.addToPage(page, { ...rectangleOn(page, place), font })
  made.setFontSize(name.startsWith('table-') ? textSize.cell : textSize.line)
  made.disableSpellChecking()
  describe(made, label)
  // A prefilled value may be longer than what may be typed.
  made.setMaxLength(Math.max(max, value.length))
  if (value === '') return
  if (canWrite(font, value)) {
    made.setText(value)
    made.updateAppearances(font)
  } else made.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(value))
}

function addTick(form: PDFForm, page: PDFPage, place: PlaceOnPage, { name, label, value }: Field): void {
  const made = form.createCheckBox(name)
  made.addToPage(page, rectangleOn(page, place))
  describe(made, label)
  if (value !== '') made.check()
}

function addToken(form: PDFForm, page: PDFPage, token: string): void {
  const made = form.createTextField(tokenField)
  made.addToPage(page, { x: 0, y: 0, width: 0, height: 0, borderWidth: 0, hidden: true })
  made.setText(token)
  made.enableReadOnly()
}

/** [CRT-11] Adds the fields of a form to its drawn pages, each at the place that the layout reserves for it. */
export async function addFields(
  pdf: Uint8Array,
  { fields, token }: Pick<FormToDraw, 'fields' | 'token'>,
  places: FieldPlaces,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const form = document.getForm()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pages = document.getPages()
  for (const field of fields) {
    const place = places.get(field.name)
    const page = place && pages[place.page - 1]
    if (place === undefined || page === undefined) throw new Error(`The layout keeps no place for ${field.name}`)
    if (field.kind === 'tick') addTick(form, page, place, field)
    else addText(form, font, page, place, field)
  }
  const [first] = pages
  if (first !== undefined) addToken(form, first, token)
  return document.save({ useObjectStreams: false, updateFieldAppearances: false })
}
