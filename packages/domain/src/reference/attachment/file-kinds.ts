/** A kind of file, recognised by its extension and verified by its first bytes. */
export interface FileKind {
  /** Its usual name: 'PDF'. */
  readonly name: string
  /** File name extensions in lower case, without the dot. */
  readonly extensions: readonly string[]
  /** The first is the type under which such a file is stored and returned. */
  readonly mimeTypes: readonly [string, ...string[]]
  /** A file with fewer bytes cannot be of this kind (decisions.md 5.2). */
  readonly minBytes: number
  /** The possible first bytes of such a file. */
  readonly signatures: readonly (readonly number[])[]
  /** The most bytes before the signature that viewers skip; none by default. */
  readonly maxBytesBefore?: number
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** [UPL-02] [UPL-03] The kinds of files that the portal accepts. A PDF under 100 bytes cannot hold a page. */
export const fileKinds = {
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    mimeTypes: ['application/pdf'],
    minBytes: 100,
    signatures: [ascii('%PDF-')],
    maxBytesBefore: 1019,
  },
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mimeTypes: ['image/jpeg'],
    minBytes: 1,
    signatures: [[0xff, 0xd8, 0xff]],
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    mimeTypes: ['image/png'],
    minBytes: 1,
    signatures: [[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  },
  tiff: {
    name: 'TIFF',
    extensions: ['tif', 'tiff'],
    mimeTypes: ['image/tiff'],
    minBytes: 1,
    signatures: [
      [...ascii('II'), 42, 0],
      [...ascii('MM'), 0, 42],
    ],
  },
} as const satisfies Readonly<Record<string, FileKind>>

/** A kind of file that the portal accepts, by its name in `fileKinds`. */
export type FileKindName = keyof typeof fileKinds

/** [UPL-03] All kinds of files that the portal accepts. */
export const fileKindNames = Object.keys(fileKinds) as readonly FileKindName[] // the table's own keys

/** The extension of a file name in lower case; empty where there is none, as in a name whose only dot comes first. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot > 0 ? filename.slice(dot + 1).toLowerCase() : ''
}

/** [UPL-03] The kind that a file's name suggests. */
export function kindOfName(filename: string): FileKindName | undefined {
  const kinds: Readonly<Record<FileKindName, FileKind>> = fileKinds
  return fileKindNames.find((kind) => kinds[kind].extensions.includes(extensionOf(filename)))
}

function beginsAs({ signatures, maxBytesBefore = 0 }: FileKind, head: Uint8Array): boolean {
  const starts = Array.from({ length: maxBytesBefore + 1 }, (_, index) => index)
  return signatures.some((signature) =>
    starts.some((at) => signature.every((byte, index) => head[at + index] === byte)),
  )
}

/** [UPL-08] The kind that a file's first bytes show, whatever its name. */
export function kindOfHead(head: Uint8Array): FileKindName | undefined {
  return fileKindNames.find((kind) => beginsAs(fileKinds[kind], head))
}
