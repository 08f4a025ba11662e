import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib'
import { dictAt, type Found, nameAt, reachable, resolve, valueAt } from './pdf-objects.ts'
import type { ActivePart } from './verdict.ts'

/** Actions that run something or access something outside the file. */
const actions: Readonly<Record<string, ActivePart>> = {
  JavaScript: 'script',
  Launch: 'script',
  SubmitForm: 'script',
  ImportData: 'script',
  GoToE: 'script',
  GoToR: 'script',
  Rendition: 'script',
  RichMediaExecute: 'script',
  Movie: 'script',
  Sound: 'script',
  URI: 'link',
}
/** Harmless named actions; any other may be a menu command of some viewer. */
const turnsPage: ReadonlySet<string> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])

/** Annotations that contain a file or media. */
const annotations: Readonly<Record<string, ActivePart>> = {
  FileAttachment: 'files',
  Sound: 'script',
  Movie: 'script',
  Screen: 'script',
  RichMedia: 'script',
  '3D': 'script',
  Projection: 'script',
}

/** Entries that are active whatever their value, and private data of programs. */
const entries: Readonly<Record<string, ActivePart | 'notes'>> = {
  XFA: 'xfa',
  JavaScript: 'script',
  Renditions: 'script',
  RichMediaContent: 'script',
  RichMediaSettings: 'script',
  EmbeddedFiles: 'files',
  Collection: 'files',
  NeedsRendering: 'notes',
  Requirements: 'notes',
  PieceInfo: 'notes',
}

/** PostScript, which no viewer draws and which runs in a printer. */
const postScript = 'PS'
/** Entries of a stream whose content is in another file. */
const outside = ['F', 'FFilter', 'FDecodeParms', 'OPI']
const drawnOfAnnotation: ReadonlySet<string> = new Set(['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F', 'P'])
const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

const remove = (dict: PDFDict, keys: readonly string[]) => {
  for (const key of keys) dict.delete(PDFName.of(key))
}
const removeAll = (dict: PDFDict, keep?: ReadonlySet<string>) => {
  for (const key of dict.keys()) if (keep?.has(key.decodeText()) !== true) dict.delete(key)
}
const has = (dict: PDFDict, key: string) => dict.has(PDFName.of(key))

export function actionOf(dict: PDFDict): ActivePart | undefined {
  const action = nameAt(dict, 'S')
  if (action === 'Named' && !turnsPage.has(nameAt(dict, 'N'))) return 'script'
  return Object.hasOwn(actions, action) ? actions[action] : undefined
}

function namesFile(dict: PDFDict): boolean {
  if (['Filespec', 'F'].includes(nameAt(dict, 'Type'))) return true
  const embedded = dictAt(dict, 'EF')
  return embedded !== undefined && fileKeys.some((key) => has(embedded, key))
}

/** [SEC-16] Removes streams and form pages that would be fetched from another file. */
function removeOutside({ dict, stream }: Found): readonly ActivePart[] {
  if (stream === undefined) return []
  const there = [...outside, ...(dictAt(dict, 'Ref') ? ['Ref'] : [])].filter((key) => has(dict, key))
  remove(dict, there)
  return there.length > 0 ? ['files'] : []
}

/** Removes the active parts of one object; what it draws stays. */
function disarm(one: Found): readonly (ActivePart | 'notes')[] {
  const { dict, stream, ref } = one
  const action = actionOf(dict)
  if (action !== undefined || namesFile(dict)) {
    removeAll(dict)
    return [action ?? 'files']
  }
  if (stream !== undefined && ref !== undefined && nameAt(dict, 'Type') === 'EmbeddedFile') {
    dict.context.assign(ref, PDFNull)
    return ['files']
  }
  if (stream !== undefined && ref !== undefined && nameAt(dict, 'Subtype') === postScript) {
    dict.context.assign(ref, PDFNull)
    return ['script']
  }
  const found: (ActivePart | 'notes')[] = []
  for (const key of Object.keys(entries).filter((one) => has(dict, one))) {
    remove(dict, [key])
    found.push(entries[key] ?? 'notes')
  }
  if (nameAt(dict, 'Subtype2') === postScript) {
    remove(dict, ['Subtype2', postScript])
    found.push('script')
  }
  const subtype = nameAt(dict, 'Subtype')
  if (has(dict, 'Rect') && Object.hasOwn(annotations, subtype)) {
    dict.set(PDFName.of('Subtype'), PDFName.of('Stamp'))
    removeAll(dict, drawnOfAnnotation)
    found.push(annotations[subtype] ?? 'script')
  }
  return [...found, ...removeOutside(one)]
}

const isEmpty = (object: PDFObject | undefined) => object instanceof PDFDict && object.keys().length === 0

/** Removes entries that led to removed parts; page actions (`AA`) are one level further up. */
function removeLoose(context: PDFContext, all: readonly Found[], emptied: ReadonlySet<PDFDict>): void {
  const isLoose = (object: PDFObject | undefined) => object instanceof PDFDict && emptied.has(object)
  for (const { dict } of all) {
    for (const [key, value] of dict.entries()) {
      const held = resolve(context, value)
      const isListOfLoose =
        held instanceof PDFArray && held.size() > 0 && held.asArray().every((one) => isLoose(resolve(context, one)))
      if (isLoose(held) || isListOfLoose) dict.delete(key)
    }
  }
  for (const { dict } of all) if (isEmpty(valueAt(dict, 'AA'))) remove(dict, ['AA'])
}

/** The allowed entries of the catalog. */
const ofCatalog: ReadonlySet<string> = new Set([
  ...['Type', 'Version', 'Pages', 'PageLabels', 'Names', 'Dests', 'ViewerPreferences', 'PageLayout', 'PageMode'],
  ...['Outlines', 'OpenAction', 'AcroForm', 'Metadata', 'StructTreeRoot', 'MarkInfo', 'Lang', 'OutputIntents'],
  'OCProperties',
])

/** An XFA form that renders itself; without XFA, its page only asks for another program. */
export const drawsItself = (catalog: PDFDict): boolean => valueAt(catalog, 'NeedsRendering') === PDFBool.True

/** [SEC-16] Removes all active parts of a document, and everything that no page refers to; returns what was removed. */
export function takeOutActiveParts(
  { context, catalog }: PDFDocument,
  spared: ReadonlySet<PDFDict> = new Set(),
): ActivePart[] {
  const { found } = reachable(context)
  const removed = new Set<ActivePart | 'notes'>()
  const emptied = new Set<PDFDict>()
  for (const one of found.filter(({ dict }) => !spared.has(dict))) {
    const wasEmpty = isEmpty(one.dict)
    for (const part of disarm(one)) removed.add(part)
    if (!wasEmpty && isEmpty(one.dict)) emptied.add(one.dict)
  }
  removeLoose(context, found, emptied)
  removeAll(catalog, ofCatalog)
  const names = dictAt(catalog, 'Names')
  if (names !== undefined) removeAll(names, new Set(['Dests']))
  const { refs } = reachable(context)
  for (const [ref] of context.enumerateIndirectObjects()) if (!refs.has(ref)) context.delete(ref)
  // Makes the result stable: cleaning it again gives the same bytes.
  context.largestObjectNumber = Math.max(...[...refs].map(({ objectNumber }) => objectNumber))
  return [...removed].filter((part) => part !== 'notes')
}

function isAddress(action: PDFDict): boolean {
  const uri = valueAt(action, 'URI')
  return actionOf(action) === 'link' && uri instanceof PDFString && /^(https?|mailto):/i.test(uri.decodeText())
}

/** Actions that start by themselves: with the document, a page or a field, or after another action. */
function* startedByItself({ dict }: Found): Generator<PDFObject | undefined> {
  const started = [valueAt(dict, 'OpenAction'), valueAt(dict, 'Next'), ...(dictAt(dict, 'AA')?.values() ?? [])]
  for (const one of started) {
    const object = resolve(dict.context, one)
    if (object instanceof PDFArray) for (const part of object.asArray()) yield resolve(dict.context, part)
    else yield object
  }
}

/** Links to addresses that a reader must click. */
export function clickedLinks({ context }: PDFDocument): ReadonlySet<PDFDict> {
  const { found } = reachable(context)
  const clicked = found
    .filter(({ dict }) => nameAt(dict, 'Subtype') === 'Link')
    .map(({ dict }) => dictAt(dict, 'A'))
    .filter((action) => action !== undefined)
    .filter(isAddress)
  const startedAnyway = new Set(found.flatMap((one) => [...startedByItself(one)]))
  return new Set(clicked.filter((action) => !startedAnyway.has(action)))
}
