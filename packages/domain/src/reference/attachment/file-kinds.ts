/** A kind of file: known by the ending of its name, checked by its first bytes. */
export interface FileKind {
  /** What people call it: 'PDF'. */
  readonly name: string
  /** Endings of names in small letters, without the dot. */
  readonly extensions: readonly string[]
  /** The first is what such a file is stored and answered as. */
  readonly mimeTypes: readonly [string, ...string[]]
  /** Fewer bytes than this cannot be one (decisions.md 5.2). */
  readonly minBytes: number
  /** What such a file begins with, as bytes; one of them. */
  readonly signatures: readonly (readonly number[])[]
  /** How many bytes at most a viewer reads over to find the beginning; none where it is not said. */
  readonly maxBytesBefore?: number
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** [UPL-02] [UPL-03] The kinds that the portal takes in. A PDF under 100 bytes cannot hold a page. */
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

/** A kind of file that the portal takes in, by its name in `fileKinds`. */
export type FileKindName = keyof typeof fileKinds

/** [UPL-03] All kinds of files that the portal takes in. */
export const fileKindNames = Object.keys(fileKinds) as readonly FileKindName[] // the table's own keys

/** The ending of a name in small letters; empty where there is none, as of a name that begins with its only point. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot > 0 ? filename.slice(dot + 1).toLowerCase() : ''
}

/** [UPL-03] What a file says it is by its name. */
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

/** [UPL-08] What a file begins as, whatever it is called. */
export function kindOfHead(head: Uint8Array): FileKindName | undefined {
  return fileKindNames.find((kind) => beginsAs(fileKinds[kind], head))
}
