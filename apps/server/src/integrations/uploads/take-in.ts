import { extensionOf, fileKinds, kindOfName, safeFilename } from '@eksport/domain'
import { kindOfContent } from './file-kind.ts'
import type { Inspector } from './inspector.ts'
import type { Verdict } from './verdict.ts'

export interface GivenFile {
  readonly filename: string
  readonly content: Buffer
}

/** A file that is what it says it is. */
export interface TakenFile extends GivenFile {
  /** Found in the content, not said by the sender. */
  readonly mimeType: string
}

export type UploadRefusal =
  | { readonly code: 'too-small' }
  | { readonly code: 'wrong-type'; readonly filename: string; readonly ending: string }
  | { readonly code: 'not-readable'; readonly filename: string; readonly verdict: Exclude<Verdict, 'readable'> }

export type TakenIn =
  | { readonly ok: true; readonly file: TakenFile }
  | { readonly ok: false; readonly refusal: UploadRefusal }

/** [SEC-16] [UPL-08] Takes a file in where name, first bytes and a parse of the whole agree on what it is. */
export async function takeIn(inspector: Inspector, given: GivenFile): Promise<TakenIn> {
  const filename = safeFilename(given.filename)
  const { content } = given
  const refuse = (refusal: UploadRefusal): TakenIn => ({ ok: false, refusal })
  const kind = kindOfName(filename)
  if (content.length === 0) return refuse({ code: 'too-small' })
  if (kind === undefined) return refuse({ code: 'wrong-type', filename, ending: extensionOf(filename) })
  const {
    minBytes,
    mimeTypes: [mimeType],
  } = fileKinds[kind]
  if (content.length < minBytes) return refuse({ code: 'too-small' })
  if (kindOfContent(content) !== kind) return refuse({ code: 'wrong-type', filename, ending: extensionOf(filename) })
  const verdict = await inspector.inspect(kind, content)
  if (verdict !== 'readable') return refuse({ code: 'not-readable', filename, verdict })
  return { ok: true, file: { filename, content, mimeType } }
}
