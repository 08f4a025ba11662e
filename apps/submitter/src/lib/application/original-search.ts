const asReference = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined)

/** The application that an address names as the one to begin from. */
export function readOriginal(search: Record<string, unknown>): { originalReferenceNumber?: number } {
  const originalReferenceNumber = asReference(search.originalReferenceNumber)
  return originalReferenceNumber === undefined ? {} : { originalReferenceNumber }
}
