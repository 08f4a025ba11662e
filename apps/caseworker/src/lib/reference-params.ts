import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { notFound } from '@tanstack/react-router'

/** Route parameter of a case number, with or without leading zeros. */
export const referenceParams = {
  parse: (params: { referenceNumber: string }) => {
    const referenceNumber = readReference(params.referenceNumber)
    if (referenceNumber === undefined) throw notFound()
    return { referenceNumber }
  },
  stringify: ({ referenceNumber }: { referenceNumber: number }) => ({ referenceNumber: String(referenceNumber) }),
}
