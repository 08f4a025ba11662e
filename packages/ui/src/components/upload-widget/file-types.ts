/** A type of file that may be uploaded: identified by extension or MIME type, checked by its first bytes. */
export interface FileType {
  /** Its common name: 'PDF'. */
  readonly name: string
  readonly extensions: readonly string[]
  readonly mimeTypes: readonly string[]
  /** A smaller file is empty or truncated. */
  readonly minBytes: number
  /** The possible first bytes of such a file. */
  readonly signatures: readonly (readonly number[])[]
  /** The maximum number of bytes that a viewer skips to find the signature. @default 0 */
  readonly maxBytesBefore?: number
}

/** The file types for applications. A PDF under 100 bytes cannot contain a page. */
export const fileTypes = {
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    mimeTypes: ['application/pdf'],
    minBytes: 100,
    signatures: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
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
    signatures: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  },
  tiff: {
    name: 'TIFF',
    extensions: ['tif', 'tiff'],
    mimeTypes: ['image/tiff'],
    minBytes: 1,
    signatures: [
      [0x49, 0x49, 0x2a, 0x00],
      [0x4d, 0x4d, 0x00, 0x2a],
    ],
  },
} as const satisfies Readonly<Record<string, FileType>>

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/**
 * The type of a file by extension or MIME type: Windows omits the MIME type of some files, and phones some extensions.
 */
export function typeOf(file: { readonly name: string; readonly type: string }, accept: readonly FileType[]) {
  const extension = extensionOf(file.name)
  return (
    accept.find(({ extensions }) => extensions.includes(extension)) ??
    accept.find(({ mimeTypes }) => extension === '' && mimeTypes.includes(file.type.toLowerCase()))
  )
}

/** The `accept` attribute of the browser's file dialog. */
export const acceptAttribute = (accept: readonly FileType[]) =>
  accept.flatMap(({ extensions, mimeTypes }) => [...mimeTypes, ...extensions.map((one) => `.${one}`)]).join(',')

const headBytes = 1024

const standsAt = (head: Uint8Array, signature: readonly number[], at: number) =>
  signature.every((byte, index) => head[at + index] === byte)

/** Whether a file starts with a signature of its type, where viewers look for it; reads only its first kilobyte. */
export async function hasSignature(file: Blob, { signatures, maxBytesBefore = 0 }: FileType): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const starts = Array.from({ length: maxBytesBefore + 1 }, (_, index) => index)
  return signatures.some((signature) => starts.some((at) => standsAt(head, signature, at)))
}
