import { extensionOf, type FileType, typeOf } from './file-types.js'

/** Why a file was not added. Has no text, so that the server and other views can use the same rules. */
export type UploadRejection =
  | { readonly code: 'too-large'; readonly name: string; readonly maxSizeBytes: number }
  | { readonly code: 'too-small'; readonly name: string }
  | { readonly code: 'type'; readonly name: string; readonly type: string }
  | { readonly code: 'count'; readonly name: string; readonly maxFiles: number }
  | { readonly code: 'duplicate'; readonly name: string }
  | { readonly code: 'content'; readonly name: string; readonly type: string }
  | { readonly code: 'unreadable'; readonly name: string }
  | { readonly code: 'folder'; readonly name: string }
  | { readonly code: 'custom'; readonly name: string; readonly message: string }

/** Which files may be added: their types, sizes and number. */
export interface FileRules {
  readonly accept: readonly FileType[]
  readonly maxSizeBytes: number
  /** In addition to the minimum of each type. */
  readonly minSizeBytes?: number
  readonly maxFiles: number
}

/** What the rules read of a file: never its content. */
export interface FileFacts {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** Normalises a name: macOS writes 'å' as two characters, and Windows treats 'A.pdf' and 'a.pdf' as equal. */
export const sameName = (name: string) => name.normalize('NFC').toLowerCase()

/** 10 MB as Windows counts them. */
export const tenMegabytes = 10 * 1024 ** 2

function fault(file: FileFacts, taken: ReadonlySet<string>, rules: FileRules): UploadRejection | undefined {
  const { name, size } = file
  const type = typeOf(file, rules.accept)
  if (!type) return { code: 'type', name, type: extensionOf(name) || file.type }
  if (size > rules.maxSizeBytes) return { code: 'too-large', name, maxSizeBytes: rules.maxSizeBytes }
  if (size < Math.max(type.minBytes, rules.minSizeBytes ?? 1)) return { code: 'too-small', name }
  if (taken.has(sameName(name))) return { code: 'duplicate', name }
  return taken.size >= rules.maxFiles ? { code: 'count', name, maxFiles: rules.maxFiles } : undefined
}

/** Which of some files may join the present ones, in order; and why the others may not. */
export function checkFiles<One extends FileFacts>(
  files: readonly One[],
  present: readonly string[],
  rules: FileRules,
): { readonly accepted: readonly One[]; readonly rejected: readonly UploadRejection[] } {
  const taken = new Set(present.map(sameName))
  const accepted: One[] = []
  const rejected: UploadRejection[] = []
  for (const file of files) {
    const rejection = fault(file, taken, rules)
    if (rejection) rejected.push(rejection)
    else {
      taken.add(sameName(file.name))
      accepted.push(file)
    }
  }
  return { accepted, rejected }
}

/** An unused name: 'utklipp.png', then 'utklipp-2.png'. */
export function freeName(wanted: string, present: readonly string[]): string {
  const taken = new Set(present.map(sameName))
  const extension = extensionOf(wanted)
  const stem = extension === '' ? wanted : wanted.slice(0, -extension.length - 1)
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${extension === '' ? '' : `.${extension}`}`
    if (!taken.has(sameName(name))) return name
  }
}
