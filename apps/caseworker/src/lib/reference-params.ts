import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { notFound } from '@tanstack/react-router'

/** The number of a case in an address, with or without the noughts that it is shown with. */
export const referenceParams = {
  parse: (params: { referenceNumber: string }) => {
    const referenceNumber = readReference(params.referenceNumber)
    if (referenceNumber === undefined) throw notFound()
    return { referenceNumber }
  },
  stringify: ({ referenceNumber }: { referenceNumber: number }) => ({ referenceNumber: String(referenceNumber) }),
}
