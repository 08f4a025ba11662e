import { type ZippableFile, zipSync } from 'fflate'

export interface NamedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Files as one, in their order. What is packed is packed already: it is put together, and not pressed once more. */
export function packedFiles(files: readonly NamedFile[], at: Date): Uint8Array {
  const entries = files.map(({ name, content }): [string, ZippableFile] => [name, [content, { level: 0, mtime: at }]])
  return zipSync(Object.fromEntries(entries))
}
