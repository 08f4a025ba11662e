import { checkFiles, type FileRules, freeName, type UploadRejection } from './check-files.logic.js'
import type { Incoming } from './dropped-files.js'
import { hasSignature, typeOf } from './file-types.js'

interface SortingRules {
  readonly rules: FileRules
  /** The name of a pasted picture. */
  readonly stem: string
  readonly checkContent: boolean
  readonly validate: (file: File) => string | undefined
}

const genericName = /^image\.\w+$/i

/** What is wrong with a file besides its facts; undefined when nothing is. */
async function deeperFault(
  file: File,
  { rules, checkContent, validate }: SortingRules,
): Promise<UploadRejection | undefined> {
  const type = typeOf(file, rules.accept)
  const { name } = file
  // What its name and size tell already needs no second reason.
  if (!type || checkFiles([file], [], rules).rejected.length > 0) return undefined
  // One that cannot be read, moved away or held by another program, is refused by itself: the others join.
  const begins = checkContent ? await hasSignature(file, type).catch(() => undefined) : true
  if (begins === undefined) return { code: 'unreadable', name }
  if (!begins) return { code: 'content', name, type: type.name }
  const message = validate(file)
  return message === undefined ? undefined : { code: 'custom', name, message }
}

/** Pasted pictures all have the same name; each gets one of its own. */
function named(incoming: Incoming, present: readonly string[], stem: string): readonly File[] {
  if (incoming.reason !== 'paste') return incoming.files
  const names = [...present]
  return incoming.files.map((file) => {
    if (!genericName.test(file.name)) return file
    const name = freeName(file.name.replace(/^image/i, stem), names)
    names.push(name)
    return new File([file], name, { type: file.type })
  })
}

/** What came in, in two heaps: what may join the files that are there, and what may not, with the reason. */
export async function sortIncoming(
  incoming: Incoming,
  present: () => readonly string[],
  sorting: SortingRules,
): Promise<{ readonly accepted: readonly File[]; readonly refused: readonly UploadRejection[] }> {
  const candidates = named(incoming, present(), sorting.stem)
  const faults = await Promise.all(candidates.map((file) => deeperFault(file, sorting)))
  // By place and not by name: two folders may hold a file of the same name, the one sound and the other not.
  const remaining = candidates.filter((_, at) => faults[at] === undefined)
  const deeper = faults.filter((fault) => fault !== undefined)
  // Asked again: others may have come while contents were read.
  const checked = checkFiles(remaining, present(), sorting.rules)
  const folders = incoming.folders.map(({ name }): UploadRejection => ({ code: 'folder', name }))
  return { accepted: checked.accepted, refused: [...folders, ...checked.rejected, ...deeper] }
}
