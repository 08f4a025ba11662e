import { endingOf, fileKinds, kindOfContent, kindOfName } from './file-kind.ts'
import { cleanFilename } from './filename.ts'
import type { Inspector } from './inspector.ts'
import type { Verdict } from './verdict.ts'

/** Ten megabytes, as people and the texts count them (decisions.md 5.1). */
export const mostBytes = 10 * 1024 * 1024

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
  const filename = cleanFilename(given.filename)
  const { content } = given
  const refuse = (refusal: UploadRefusal): TakenIn => ({ ok: false, refusal })
  const kind = kindOfName(filename)
  if (content.length === 0) return refuse({ code: 'too-small' })
  if (kind === undefined) return refuse({ code: 'wrong-type', filename, ending: endingOf(filename) })
  const { leastBytes, mimeType } = fileKinds[kind]
  if (content.length < leastBytes) return refuse({ code: 'too-small' })
  if (kindOfContent(content) !== kind) return refuse({ code: 'wrong-type', filename, ending: endingOf(filename) })
  const verdict = await inspector.inspect(kind, content)
  if (verdict !== 'readable') return refuse({ code: 'not-readable', filename, verdict })
  return { ok: true, file: { filename, content, mimeType } }
}
