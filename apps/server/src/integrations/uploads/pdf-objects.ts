import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** A dictionary of a document, with its stream and object number if it has them. */
export interface Found {
  readonly dict: PDFDict
  readonly stream?: PDFStream
  readonly ref?: PDFRef
}

/** Follows references, including references to references. */
export function resolve(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  const maxHops = 10
  let found = object
  for (let hop = 0; found instanceof PDFRef && hop < maxHops; hop += 1) found = context.lookup(found)
  return found
}

export const valueAt = (dict: PDFDict, key: string) => resolve(dict.context, dict.get(PDFName.of(key)))

export function dictAt(dict: PDFDict, key: string): PDFDict | undefined {
  const value = valueAt(dict, key)
  return value instanceof PDFDict ? value : undefined
}

export function nameAt(dict: PDFDict, key: string): string {
  const value = valueAt(dict, key)
  return value instanceof PDFName ? value.decodeText() : ''
}

/** The direct children of an object; a reference leads to a separate object. */
function partsOf(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFArray) return object.asArray()
  if (object instanceof PDFStream) return object.dict.values()
  return object instanceof PDFDict ? object.values() : []
}

function foundIn(object: PDFObject, ref: PDFRef | undefined): Found[] {
  const known = ref === undefined ? {} : { ref }
  if (object instanceof PDFStream) return [{ dict: object.dict, stream: object, ...known }]
  return object instanceof PDFDict ? [{ dict: object, ...known }] : []
}

/** Everything that a viewer can reach from the document's trailer, each once: dictionaries and object numbers. */
export function reachable(context: PDFContext): { readonly found: Found[]; readonly refs: ReadonlySet<PDFRef> } {
  const found: Found[] = []
  const refs = new Set<PDFRef>()
  const { Root, Info } = context.trailerInfo
  const next = [Root, Info].filter((object) => object !== undefined)
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    const ref = one instanceof PDFRef ? one : undefined
    const object = ref === undefined || refs.has(ref) ? one : context.lookup(ref)
    if (ref !== undefined) refs.add(ref)
    if (object === undefined) continue
    if (object instanceof PDFRef && object !== ref) next.push(object)
    found.push(...foundIn(object, ref))
    for (const part of partsOf(object)) next.push(part)
  }
  return { found, refs }
}
