import type { CertificateSheets } from '@eksport/api'
import type { CertificateDocument } from '@eksport/domain/documents'
import type { Sheets } from '../documents/index.ts'

interface SheetsToShow {
  readonly document: CertificateDocument
  readonly drawn: Sheets
  /** The answers that fill each box. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  /** Paths of required answers that are not given. */
  readonly missing: readonly string[]
  /** What the document is compared with. */
  readonly original?: CertificateDocument | undefined
}

/** A4 in points, as the layout has it. */
const paper = { width: 595.28, height: 841.89 } as const

const boxesIn = ({ consignment, officer }: CertificateDocument) => [
  ...consignment.boxes,
  consignment.goods,
  ...consignment.after,
  ...officer.boxes,
]

/** `productLines.0.species` is asked as `productLines.species`. */
const asAsked = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '')

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)

/** [CRT-08] What a screen is told of a drawn certificate: what each box waits for, where it is filled in, and what changed. */
export function certificateSheets({ document, drawn, reads, missing, original }: SheetsToShow): CertificateSheets {
  const boxes = new Map(boxesIn(document).map((box) => [box.no, box]))
  const before = original && new Map(boxesIn(original).map((box) => [box.no, JSON.stringify(box)]))
  return {
    ...paper,
    pages: [...drawn.pages],
    boxes: drawn.boxes.map((place) => {
      const fed = reads[place.no] ?? []
      const waits = missing.filter((path) => {
        const asked = asAsked(path)
        return fed.some((read) => isWithin(read, asked) || isWithin(asked, read))
      })
      const box = boxes.get(place.no)
      return {
        ...place,
        caption: box?.caption.en ?? '',
        missing: waits.length > 0,
        changed: before !== undefined && JSON.stringify(box) !== before.get(place.no),
        paths: [...waits, ...fed],
      }
    }),
  }
}
