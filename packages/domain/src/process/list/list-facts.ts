/** A fact of an application that its row in a list shows unchanged. */
interface ListFact {
  /** Its path in the application. */
  readonly path: string
  readonly kind: 'text' | 'date' | 'time'
  /** The name of its sort order in the URL and in the call; a fact without one cannot be sorted by. */
  readonly sortKey?: string
}

/**
 * The plain columns of a list, described once. The row's schema, the sort keys, and what the store writes beside the document and
 * reads from it are derived from this. It has no schemas, because every list page loads it.
 */
export const listFacts = {
  consignorName: { path: 'consignor.organisationName', kind: 'text', sortKey: 'CONSIGNOR_NAME' },
  consignorInternalReference: {
    path: 'consignor.internalReference',
    kind: 'text',
    sortKey: 'CONSIGNOR_INTERNAL_REFERENCE',
  },
  consigneeName: { path: 'recipient.consignee.name', kind: 'text', sortKey: 'CONSIGNEE_NAME' },
  retrievalDate: { path: 'certificateRetrieval.date', kind: 'date', sortKey: 'CERTIFICATE_RETRIEVAL_DATE' },
  retrievalTime: { path: 'certificateRetrieval.time', kind: 'time', sortKey: 'CERTIFICATE_RETRIEVAL_TIME' },
  retrievalOffice: { path: 'certificateRetrieval.office', kind: 'text', sortKey: 'CERTIFICATE_RETRIEVAL_OFFICE' },
  originalReferenceNumberFromSkjematjenesten: { path: 'originalReferenceNumberFromSkjematjenesten', kind: 'text' },
} as const satisfies Readonly<Record<string, ListFact>>

type ListFacts = typeof listFacts
/** The name of a plain column of a list. */
export type ListFactName = keyof ListFacts
/** All plain columns of a list. */
export const listFactNames = Object.keys(listFacts) as ListFactName[] // its own keys

/** The sort keys of those facts that have one. */
export type FactSortKey = {
  [Name in ListFactName]: ListFacts[Name] extends { sortKey: infer Key } ? Key : never
}[ListFactName]

/** The fact of each sort key. */
export const factOfSortKey = Object.fromEntries(
  listFactNames.flatMap((name) => {
    const fact: ListFact = listFacts[name]
    return fact.sortKey === undefined ? [] : [[fact.sortKey, name]]
  }),
) as Readonly<Record<FactSortKey, ListFactName>> // made of exactly the facts that have a key
