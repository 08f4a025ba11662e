import type { ApplicationDocument } from '../../db/application-document.ts'

const firstSheet = 100_000
/** More than any certificate of a sample has pages. */
const room = 10

/** The numbered sheets that a sample was printed on: of a series of their own, beside the piles of the offices. */
export const sheetsOf = ({ referenceNumber }: Pick<ApplicationDocument, 'referenceNumber'>, pages: number): string[] =>
  Array.from({ length: pages }, (_, page) => `NO ${firstSheet + referenceNumber * room + page}`)
