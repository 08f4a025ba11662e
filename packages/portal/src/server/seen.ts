import { seenHeader } from '@eksport/api'

let minSeen: number | undefined

/** [ACT-12] Notes how far an answer has seen. */
export function noteSeen({ headers }: Response): void {
  const seen = Number(headers.get(seenHeader) ?? Number.NaN)
  if (Number.isSafeInteger(seen)) minSeen = Math.min(minSeen ?? seen, seen)
}

/** How far every answer of this page has seen; nothing where none of them says it. */
export const seenByPage = (): number | undefined => minSeen
