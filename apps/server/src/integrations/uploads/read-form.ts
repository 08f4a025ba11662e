import {
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { FormReading } from './form-reading.ts'

type Danger = 'script' | 'xfa' | 'files'

/** Actions that run something, or reach beyond the file. */
const runningActions: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToE',
  '/GoToR',
  '/Rendition',
  '/RichMediaExecute',
  '/Movie',
  '/Sound',
  '/URI',
])
const fileTypes: ReadonlySet<string> = new Set(['/EmbeddedFile', '/Filespec', '/F'])

const nameAt = (dict: PDFDict, key: string): string => String(dict.get(PDFName.of(key)) ?? '')
const has = (dict: PDFDict, key: string): boolean => dict.get(PDFName.of(key)) !== undefined

/** What one dictionary does that a form has no business to do. */
function dangerOf(dict: PDFDict): Danger | undefined {
  if (has(dict, 'JS') || has(dict, 'JavaScript') || runningActions.has(nameAt(dict, 'S'))) return 'script'
  if (has(dict, 'XFA')) return 'xfa'
  if (has(dict, 'EmbeddedFiles') || has(dict, 'EF') || fileTypes.has(nameAt(dict, 'Type'))) return 'files'
  if (nameAt(dict, 'Subtype') === '/FileAttachment') return 'files'
  return undefined
}

/** The dictionaries in an object, those inside others included; references lead to objects of their own. */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictsIn(object.dict)
  else if (object instanceof PDFArray) for (const part of object.asArray()) yield* dictsIn(part)
  else if (object instanceof PDFDict) {
    yield object
    for (const [, part] of object.entries()) yield* dictsIn(part)
  }
}

function findDanger({ context }: PDFDocument): Danger | undefined {
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      const danger = dangerOf(dict)
      if (danger !== undefined) return danger
    }
  }
  return undefined
}

function writtenIn(field: unknown): string {
  if (field instanceof PDFTextField) return field.getText() ?? ''
  if (field instanceof PDFCheckBox) return field.isChecked() ? 'X' : ''
  return ''
}

/** [CRT-11] Reads a file that was filled in. Runs in a child process: what it is given may do anything. */
export async function readForm(content: Uint8Array): Promise<FormReading> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true })
    const danger = findDanger(document)
    if (danger !== undefined) return { found: danger }
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
