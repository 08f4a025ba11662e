import type { CertificateSheets } from '@eksport/api'
import type { CertificateDocument } from '@eksport/domain/documents'
import { pathsMeet } from '@eksport/forms'
import type { Sheets } from '../documents/index.ts'

interface SheetsToShow {
  readonly document: CertificateDocument
  readonly drawn: Sheets
  /** The answers that fill each box, and those that decide about each clause. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  /** The paths of required answers that are missing. */
  readonly missing: readonly string[]
  /** The document that changes are marked against. */
  readonly original?: CertificateDocument | undefined
}

/** A4 in points, as in the layout. */
const paper = { width: 595.28, height: 841.89 } as const

/** Boxes and clauses by number, each with its name; a clause's name is its text. */
function partsOf({ consignment, attestation, officer }: CertificateDocument) {
  const boxes = [...consignment.boxes, consignment.goods, ...consignment.after, ...officer.boxes]
  const clauses = attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
  return new Map([
    ...boxes.map((box) => [box.no, { caption: box.caption.en, whole: JSON.stringify(box) }] as const),
    ...clauses.map((one) => [one.no, { caption: one.words.en ?? '', whole: JSON.stringify(one) }] as const),
  ])
}

/** Removes indexes: `productLines.0.species` belongs to the field `productLines.species`. */
const asAsked = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '')

/**
 * [CRT-08] What the app needs about a drawn certificate: what each box is missing, where it is filled in, and what has
 * changed.
 */
export function certificateSheets({ document, drawn, reads, missing, original }: SheetsToShow): CertificateSheets {
  const parts = partsOf(document)
  const before = original && partsOf(original)
  return {
    ...paper,
    pages: [...drawn.pages],
    boxes: drawn.boxes.map((place) => {
      const fed = reads[place.no] ?? []
      const waits = missing.filter((path) => {
        const asked = asAsked(path)
        return fed.some((read) => pathsMeet(read, asked))
      })
      const part = parts.get(place.no)
      return {
        ...place,
        caption: part?.caption ?? '',
        missing: waits.length > 0,
        changed: before !== undefined && part?.whole !== before.get(place.no)?.whole,
        paths: [...waits, ...fed],
      }
    }),
  }
}
