import { createHash } from 'node:crypto'
import { extensionOf, fileKinds, kindOfName, safeFilename } from '@eksport/domain'
import { kindOfContent } from './file-kind.ts'
import type { FormReading } from './form-reading.ts'
import type { Inspector } from './inspector.ts'
import type { ActivePart, Fault } from './verdict.ts'

export interface GivenFile {
  readonly filename: string
  readonly content: Buffer
}

/** An accepted file: its content is cleaned, and its type was found in it. */
class TakenFile extends File {
  /** The hash of the file as sent, which is not kept. */
  readonly originalSha256: string
  readonly removed: readonly ActivePart[]

  constructor(
    content: Uint8Array,
    filename: string,
    { mimeType, ...facts }: { mimeType: string; originalSha256: string; removed: readonly ActivePart[] },
  ) {
    super([new Uint8Array(content)], filename, { type: mimeType })
    this.originalSha256 = facts.originalSha256
    this.removed = facts.removed
  }
}

/** [SEC-16] The hash of the file as sent, for the record of a stored file; empty for generated files. */
export const originOf = (file: File): { readonly originalSha256?: string } =>
  file instanceof TakenFile ? { originalSha256: file.originalSha256 } : {}

/**
 * [CRT-11] Reads an accepted file as a form that was handed out. Our forms have no active parts, so any that were
 * removed are a reason to refuse it: somebody added them.
 */
export async function readTakenForm(inspector: Inspector, file: File): Promise<FormReading> {
  const [removed] = file instanceof TakenFile ? file.removed : []
  if (removed !== undefined) return { found: removed === 'link' ? 'script' : removed }
  return inspector.readForm(new Uint8Array(await file.arrayBuffer()))
}

export type UploadRefusal =
  | { readonly code: 'too-small' }
  | { readonly code: 'wrong-type'; readonly filename: string; readonly ending: string }
  | { readonly code: 'not-readable'; readonly filename: string; readonly verdict: Fault }

export type TakenIn =
  | { readonly ok: true; readonly file: TakenFile }
  | { readonly ok: false; readonly refusal: UploadRefusal }

/** [SEC-16] [UPL-08] Accepts a file if its name, its first bytes and a full parse agree on its kind, and cleans it. */
export async function takeIn(inspector: Inspector, given: GivenFile): Promise<TakenIn> {
  const filename = safeFilename(given.filename)
  const refuse = (refusal: UploadRefusal): TakenIn => ({ ok: false, refusal })
  const kind = kindOfName(filename)
  if (given.content.length === 0) return refuse({ code: 'too-small' })
  if (kind === undefined) return refuse({ code: 'wrong-type', filename, ending: extensionOf(filename) })
  const {
    minBytes,
    mimeTypes: [mimeType],
  } = fileKinds[kind]
  if (given.content.length < minBytes) return refuse({ code: 'too-small' })
  if (kindOfContent(given.content) !== kind) {
    return refuse({ code: 'wrong-type', filename, ending: extensionOf(filename) })
  }
  const cleaned = await inspector.clean(kind, given.content)
  if (cleaned.verdict !== 'readable') return refuse({ code: 'not-readable', filename, verdict: cleaned.verdict })
  const { content, removed } = cleaned
  const originalSha256 = createHash('sha256').update(given.content).digest('hex')
  return { ok: true, file: new TakenFile(content, filename, { mimeType, originalSha256, removed }) }
}
