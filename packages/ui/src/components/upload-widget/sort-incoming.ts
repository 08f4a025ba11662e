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

/** A fault in a file's content; undefined if there is none. */
async function deeperFault(
  file: File,
  { rules, checkContent, validate }: SortingRules,
): Promise<UploadRejection | undefined> {
  const type = typeOf(file, rules.accept)
  const { name } = file
  // A file that its name and size already rule out needs no second reason.
  if (!type || checkFiles([file], [], rules).rejected.length > 0) return undefined
  // A file that cannot be read, moved away or locked by another program, is refused alone; the others are added.
  const begins = checkContent ? await hasSignature(file, type).catch(() => undefined) : true
  if (begins === undefined) return { code: 'unreadable', name }
  if (!begins) return { code: 'content', name, type: type.name }
  const message = validate(file)
  return message === undefined ? undefined : { code: 'custom', name, message }
}

/** Pasted images all have the same name, so each is given its own. */
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

/** Sorts new files into those that may be added and those that may not, with the reason. */
export async function sortIncoming(
  incoming: Incoming,
  present: () => readonly string[],
  sorting: SortingRules,
): Promise<{ readonly accepted: readonly File[]; readonly refused: readonly UploadRejection[] }> {
  const candidates = named(incoming, present(), sorting.stem)
  const faults = await Promise.all(candidates.map((file) => deeperFault(file, sorting)))
  // By index and not by name: two folders may have a file of the same name, only one of them valid.
  const remaining = candidates.filter((_, at) => faults[at] === undefined)
  const deeper = faults.filter((fault) => fault !== undefined)
  // Checked again: other files may have been added while contents were read.
  const checked = checkFiles(remaining, present(), sorting.rules)
  const folders = incoming.folders.map(({ name }): UploadRejection => ({ code: 'folder', name }))
  return { accepted: checked.accepted, refused: [...folders, ...checked.rejected, ...deeper] }
}
