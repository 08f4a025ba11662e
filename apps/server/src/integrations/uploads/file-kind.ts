/** A kind of file that the portal takes in. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'tiff'

interface KindFacts {
  readonly mimeType: string
  /** Endings of names, without the dot. */
  readonly endings: readonly string[]
  /** What such a file begins with; one of them. */
  readonly signatures: readonly (readonly number[])[]
  /** Fewer bytes than this cannot be one (decisions.md 5.2). */
  readonly leastBytes: number
}

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

export const fileKinds: Readonly<Record<FileKind, KindFacts>> = {
  pdf: { mimeType: 'application/pdf', endings: ['pdf'], signatures: [ascii('%PDF-')], leastBytes: 100 },
  jpeg: { mimeType: 'image/jpeg', endings: ['jpg', 'jpeg'], signatures: [[0xff, 0xd8, 0xff]], leastBytes: 1 },
  png: {
    mimeType: 'image/png',
    endings: ['png'],
    signatures: [[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
    leastBytes: 1,
  },
  tiff: {
    mimeType: 'image/tiff',
    endings: ['tif', 'tiff'],
    signatures: [
      [...ascii('II'), 42, 0],
      [...ascii('MM'), 0, 42],
    ],
    leastBytes: 1,
  },
}

const allKinds = Object.keys(fileKinds) as readonly FileKind[]

/** The ending of a name in small letters; empty where there is none. */
export function endingOf(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot < 0 ? '' : filename.slice(dot + 1).toLowerCase()
}

export const kindOfName = (filename: string): FileKind | undefined =>
  allKinds.find((kind) => fileKinds[kind].endings.includes(endingOf(filename)))

const beginsWith = (content: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => content[index] === byte)

/** Readers of PDF look for its head this far into a file. */
const headOfPdfWithin = 1024
/** The directory of a ZIP archive stands at its end, before a comment of at most this length. */
const directoryOfZipWithin = 65_557

/** Whether another program could read the file as something else than what it begins as. */
function isAlsoSomethingElse(content: Buffer, kind: FileKind): boolean {
  const head = content.subarray(0, headOfPdfWithin)
  if (kind !== 'pdf' && head.includes('%PDF-', 0, 'latin1')) return true
  return content.subarray(-directoryOfZipWithin).includes('PK\x05\x06', 0, 'latin1')
}

/** What the content is, by its own first bytes; nothing for a file of two natures [UPL-08]. */
export function kindOfContent(content: Buffer): FileKind | undefined {
  const kind = allKinds.find((one) => fileKinds[one].signatures.some((signature) => beginsWith(content, signature)))
  return kind === undefined || isAlsoSomethingElse(content, kind) ? undefined : kind
}
