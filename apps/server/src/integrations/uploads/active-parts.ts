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

/** Actions that run something, or reach beyond the file. */
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
/** What a named action may do: anything else is a command of some viewer's menu. */
const turnsPage: ReadonlySet<string> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])

/** Annotations that hold a file or a film. */
const annotations: Readonly<Record<string, ActivePart>> = {
  FileAttachment: 'files',
  Sound: 'script',
  Movie: 'script',
  Screen: 'script',
  RichMedia: 'script',
  '3D': 'script',
  Projection: 'script',
}

/** Entries that are active whatever stands in them, or the private notes of a program. */
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

/** Entries of a stream whose content lies in another file. */
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

/** [SEC-16] A stream, or a page of a form, that is to be fetched from another file. */
function removeOutside({ dict, stream }: Found): readonly ActivePart[] {
  if (stream === undefined) return []
  const there = [...outside, ...(dictAt(dict, 'Ref') ? ['Ref'] : [])].filter((key) => has(dict, key))
  remove(dict, there)
  return there.length > 0 ? ['files'] : []
}

/** Takes out of one object what it does; what it draws stays. */
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
  const found: (ActivePart | 'notes')[] = []
  for (const key of Object.keys(entries).filter((one) => has(dict, one))) {
    remove(dict, [key])
    found.push(entries[key] ?? 'notes')
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

/** Entries that led to what was taken out; an action that opens with a page (`AA`) stands one step further away. */
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

/** What a document may say at its beginning. */
const ofCatalog: ReadonlySet<string> = new Set([
  ...['Type', 'Version', 'Pages', 'PageLabels', 'Names', 'Dests', 'ViewerPreferences', 'PageLayout', 'PageMode'],
  ...['Outlines', 'OpenAction', 'AcroForm', 'Metadata', 'StructTreeRoot', 'MarkInfo', 'Lang', 'OutputIntents'],
  'OCProperties',
])

/** A form of another kind that draws itself: without it there is a page that asks for another program. */
export const drawsItself = (catalog: PDFDict): boolean => valueAt(catalog, 'NeedsRendering') === PDFBool.True

/** [SEC-16] Takes everything out of a document that does something, and all that no page leads to; answers what it was. */
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
  // What was written by this and is read again is the same bytes once more.
  context.largestObjectNumber = Math.max(...[...refs].map(({ objectNumber }) => objectNumber))
  return [...removed].filter((part) => part !== 'notes')
}

function isAddress(action: PDFDict): boolean {
  const uri = valueAt(action, 'URI')
  return actionOf(action) === 'link' && uri instanceof PDFString && /^(https?|mailto):/i.test(uri.decodeText())
}

/** Actions that begin by themselves: with the document, with a page or a field, or after another action. */
function* startedByItself({ dict }: Found): Generator<PDFObject | undefined> {
  const started = [valueAt(dict, 'OpenAction'), valueAt(dict, 'Next'), ...(dictAt(dict, 'AA')?.values() ?? [])]
  for (const one of started) {
    const object = resolve(dict.context, one)
    if (object instanceof PDFArray) for (const part of object.asArray()) yield resolve(dict.context, part)
    else yield object
  }
}

/** Links that a reader clicks and that lead to an address: nothing happens without them. */
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
