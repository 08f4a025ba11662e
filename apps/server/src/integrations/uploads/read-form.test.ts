import { PDFDocument, PDFName, PDFString, type PDFDocument as Pdf } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { cleanPdf, countPages } from './clean-pdf.ts'
import type { FormReading } from './form-reading.ts'
import type { Inspector } from './inspector.ts'
import { readForm } from './read-form.ts'
import { readTakenForm, takeIn } from './take-in.ts'

/** Does in this process what the product does in a child. */
const inspector: Inspector = { clean: (_, content) => cleanPdf(Buffer.from(content)), readForm, countPages }

/** On its way in a file is cleaned, and then read as a form. */
async function readSent(content: Uint8Array): Promise<FormReading> {
  const taken = await takeIn(inspector, { filename: 'skjema.pdf', content: Buffer.from(content) })
  if (!taken.ok) throw new Error(taken.refusal.code)
  return readTakenForm(inspector, taken.file)
}

async function aForm(change: (document: Pdf) => void | Promise<void> = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const form = document.getForm()
  const text = form.createTextField('navn')
  text.enableMultiline()
  text.addToPage(page)
  text.setText('Blåskjell\nØrret')
  form.createCheckBox('ja').addToPage(page)
  form.createCheckBox('nei').addToPage(page)
  form.getCheckBox('ja').check()
  await change(document)
  return document.save({ updateFieldAppearances: false })
}

const dictOf = (document: Pdf) => document.getForm().getTextField('navn').acroField.dict
const script = (document: Pdf) => document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })

describe('[CRT-11] a file that was filled in', () => {
  it('is what stands in its fields', async () => {
    expect(await readSent(await aForm())).toEqual({
      found: 'form',
      values: { navn: 'Blåskjell\nØrret', ja: 'X', nei: '' },
    })
  })

  it.each<[string, string, (document: Pdf) => void | Promise<void>]>([
    ['a script when it is opened', 'script', (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), script(pdf))],
    ['a script in a field', 'script', (pdf) => dictOf(pdf).set(PDFName.of('AA'), pdf.context.obj({ K: script(pdf) }))],
    ['a script by name', 'script', (pdf) => pdf.addJavaScript('start', 'app.alert(1)')],
    [
      'an address that it is sent to',
      'script',
      (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'SubmitForm' })),
    ],
    ['a program to start', 'script', (pdf) => dictOf(pdf).set(PDFName.of('A'), pdf.context.obj({ S: 'Launch' }))],
    ['XFA', 'xfa', (pdf) => pdf.catalog.getOrCreateAcroForm().dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'))],
    ['a file inside', 'files', (pdf) => pdf.attach(new Uint8Array([1]), 'inni.txt', { mimeType: 'text/plain' })],
    ['no fields left', 'flattened', (pdf) => pdf.getForm().flatten()],
  ])('with %s is refused', async (_, found, change) => {
    expect(await readSent(await aForm(change))).toEqual({ found })
  })

  it('that is none cannot be read', async () => {
    expect(await readForm(new TextEncoder().encode('%PDF-1.7 and nothing else'))).toEqual({ found: 'unreadable' })
  })
})
