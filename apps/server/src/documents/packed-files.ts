import { type ZippableFile, zipSync } from 'fflate'

export interface NamedFile {
  readonly name: string
  readonly content: Uint8Array
}

/** A ZIP of the files in their order, stored without compression because the files are compressed already. */
export function packedFiles(files: readonly NamedFile[], at: Date): Uint8Array {
  const entries = files.map(({ name, content }): [string, ZippableFile] => [name, [content, { level: 0, mtime: at }]])
  return zipSync(Object.fromEntries(entries))
}
