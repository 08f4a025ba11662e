import { join } from 'node:path'
import { type CompileDocArgs, NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { faultsOf, writeMessage } from '../integrations/electronic-certificates/index.ts'
import { serverFolder } from '../program-files.ts'
import type {
  AttachedFile,
  AttachedMessage,
  BoxOnPage,
  Drawing,
  DrawingTask,
  FormTask,
  PlaceOnPage,
  Sheets,
} from './drawing.ts'
import { fontFolders } from './fonts.ts'
import { addFields } from './form-fields.ts'
import { slimPages } from './slim-svg.ts'

/** The start of a clause as reported by the layout; the end of the last clause has no number. */
interface ClauseBeginning {
  readonly no?: string
  readonly applies?: boolean
  readonly page: number
  readonly x: number
  readonly y: number
  readonly w: number
}

/** The bottom of a page's content in points; the last clause of a page ends there. */
const foot = 800

/** The places of clauses: each ends where the next one starts, or at the bottom of its page. */
function clausesOnPages(beginnings: readonly ClauseBeginning[]): BoxOnPage[] {
  return beginnings.flatMap(({ no, applies, page, x, y, w }, index): BoxOnPage[] => {
    if (no === undefined) return []
    const next = beginnings[index + 1]
    const end = next?.page === page ? next.y : foot
    return [{ no, page, x, y, w, h: Math.max(0, end - y), state: applies ? 'filled' : 'empty' }]
  })
}

const layouts = join(serverFolder, 'src/documents/layout')

/** An error in a layout, with file, line and message. Users' input cannot cause one, because it is passed as data. */
class LayoutFault extends Error {
  override readonly name = 'LayoutFault'
}

interface Diagnostic {
  readonly severity?: number
  readonly path?: string
  readonly message?: string
  readonly range?: { readonly start?: { readonly line?: number } }
}

function describe({ path = '', message = '', range }: Diagnostic): string {
  return `${path.replace(layouts, 'layout')}:${(range?.start?.line ?? 0) + 1} ${message}`
}

let made: NodeCompiler | undefined

function compiler(): NodeCompiler {
  made ??= NodeCompiler.create({ workspace: layouts, fontArgs: [{ fontPaths: fontFolders() }] })
  return made
}

/** Compiles first, because `pdf()` alone throws without saying which file, line and reason. */
function compiled(args: CompileDocArgs): NodeTypstDocument {
  const outcome = compiler().compile(args)
  if (outcome.result !== null && !outcome.hasError()) return outcome.result
  const faults = outcome.takeDiagnostics()
  const diagnostics: Diagnostic[] = faults === null ? [] : compiler().fetchDiagnostics(faults)
  throw new LayoutFault(
    [...new Set(diagnostics.map(describe))].slice(0, 8).join('\n') || 'The layout does not compile.',
  )
}

interface ToLayOut {
  readonly kind: string
  readonly attached?: unknown
}

const laidOut = (document: ToLayOut) =>
  compiled({ mainFilePath: join(layouts, `${document.kind}.typ`), inputs: { data: JSON.stringify(document) } })

const archived = { pdfStandard: 'a-3a' } as const
/** Replaces characters that no font has. */
const substitute = '\ufffd'
const oneCharacter = '#import "tokens.typ": latin\n#set document(title: "-")\n#set text(font: latin)\n#sys.inputs.data'
const drawn = new Map<string, boolean>()

/** Whether a font has the character. PDF/A refuses invisible glyphs. */
function canDraw(character: string): boolean {
  const known = /[ -~]/.test(character) || drawn.get(character)
  if (known !== undefined) return known
  const sheet = compiled({ mainFileContent: oneCharacter, inputs: { data: character } })
  let can = true
  try {
    compiler().pdf(sheet, archived)
  } catch {
    can = false
  }
  drawn.set(character, can)
  return can
}

/** Replaces characters that cannot be drawn; the attached message stays unchanged. */
function drawable({ attached, ...words }: ToLayOut): ToLayOut {
  const written = (_: string, value: unknown) =>
    typeof value === 'string' ? Array.from(value, (one) => (canDraw(one) ? one : substitute)).join('') : value
  return { ...JSON.parse(JSON.stringify(words, written)), attached }
}

/** The pages and their PDF. The check for characters that no font has, such as emoji, runs only after a failure. */
function drawnSheets(document: ToLayOut, creationTimestamp: number) {
  const options = { ...archived, creationTimestamp }
  const sheets = laidOut(document)
  try {
    return { sheets, pdf: compiler().pdf(sheets, options) }
  } catch {
    const others = laidOut(drawable(document))
    return { sheets: others, pdf: compiler().pdf(others, options) }
  }
}

/** [CRT-14] Writes the attachment. Throws if the message does not match its schema, since that is a bug. */
function attached({ message, ...described }: AttachedMessage): AttachedFile {
  const content = writeMessage(message)
  const faults = faultsOf(content)
  if (faults.length > 0) throw new Error(`The message ${described.filename} is against its schema: ${faults[0]}`)
  return { ...described, content }
}

/** Draws one document. Blocks its process, whose memory only grows: run it in a child process (`renderer.ts`). */
export function draw({ document: { attached: message, ...document }, createdAt }: DrawingTask): Drawing {
  const file = message && attached(message)
  const { sheets, pdf } = drawnSheets({ ...document, ...(file && { attached: file }) }, createdAt)
  const places: readonly PlaceOnPage[] = compiler().query(sheets, { selector: '<signature>', field: 'value' })
  compiler().evictCache(5)
  const [signature] = places
  return { pdf, pages: sheets.numOfPages, ...(signature && { signature }), ...(file && { attached: file }) }
}

/** [CRT-08] Draws one document for the screen; blocks as `draw` does. */
export function drawSheets({ document: { attached: _, ...document } }: DrawingTask): Sheets {
  const sheets = laidOut(document)
  const pages = slimPages(compiler().plainSvg(sheets))
  const boxes: readonly BoxOnPage[] = compiler().query(sheets, { selector: '<box>', field: 'value' })
  const clauses: readonly ClauseBeginning[] = compiler().query(sheets, { selector: '<clause>', field: 'value' })
  compiler().evictCache(5)
  const boxFrames = boxes.map(({ no, page, x, y, w, h, state }) => ({ no, page, x, y, w, h, state }))
  return { pages, boxes: [...boxFrames, ...clausesOnPages(clauses)] }
}

/** [CRT-11] Draws a form with its fields; blocks as `draw` does. Not PDF/A, since it is filled in. */
export async function drawForm({ form: { fields, token, ...sheets }, createdAt }: FormTask): Promise<Uint8Array> {
  const drawn = laidOut(sheets)
  const pdf = compiler().pdf(drawn, { creationTimestamp: createdAt })
  const places: readonly (PlaceOnPage & { readonly name: string })[] = compiler().query(drawn, {
    selector: '<field>',
    field: 'value',
  })
  compiler().evictCache(5)
  return addFields(pdf, { fields, token }, new Map(places.map((place) => [place.name, place])))
}
