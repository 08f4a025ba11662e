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

async function wrongContent(files: readonly File[], rules: FileRules): Promise<readonly UploadRejection[]> {
  const checked = await Promise.all(
    files.map(async (file): Promise<UploadRejection | undefined> => {
      const type = typeOf(file, rules.accept)
      return !type || (await hasSignature(file, type))
        ? undefined
        : { code: 'content', name: file.name, type: type.name }
    }),
  )
  return checked.filter((rejection) => rejection !== undefined)
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
  present: readonly string[],
  { rules, stem, checkContent, validate }: SortingRules,
): Promise<{ readonly accepted: readonly File[]; readonly refused: readonly UploadRejection[] }> {
  const candidates = named(incoming, present, stem)
  const { rejected } = checkFiles(candidates, present, rules)
  const faulty = new Set(rejected.map(({ name }) => name))
  const own = candidates.flatMap((file): UploadRejection[] => {
    const message = validate(file)
    return message === undefined ? [] : [{ code: 'custom', name: file.name, message }]
  })
  const deeper = [...(checkContent ? await wrongContent(candidates, rules) : []), ...own].filter(
    ({ name }) => !faulty.has(name),
  )
  const excluded = new Set(deeper.map(({ name }) => name))
  const remaining = candidates.filter(({ name }) => !excluded.has(name))
  const checked = checkFiles(remaining, present, rules)
  const folders = incoming.folders.map(({ name }): UploadRejection => ({ code: 'folder', name }))
  return { accepted: checked.accepted, refused: [...folders, ...checked.rejected, ...deeper] }
}
