import { formatDate } from '@eksport/forms'
import type { Application } from '../application/application.ts'
import type { NamedList } from '../reference/code-list/code-entry.ts'
import { applicationEntries } from './application-entries.ts'
import { entryTexts } from './entries.ts'
import { lineEntries } from './line-entries.ts'
import type { FactContext } from './write-fact.ts'

/** The codes of each list. */
export type CodesOfLists = ReadonlyMap<NamedList, ReadonlySet<string>>

/**
 * The codes of applications that a reader is told by their names. They are those that writing the facts asks for, so that no fact is
 * forgotten here, and those that are no facts: the offices of the officer and of where copies are fetched, and the countries of where the goods of a
 * replacement are, and the paper of its original.
 */
export function codesIn(...applications: readonly Partial<Application>[]): CodesOfLists {
  const codes = new Map<NamedList, Set<string>>()
  const note = (list: NamedList, code: string | undefined) => {
    if (code) codes.set(list, (codes.get(list) ?? new Set()).add(code))
    return undefined
  }
  const asked: FactContext = { locale: 'nb', day: formatDate, nameOf: note }
  for (const application of applications) {
    for (const entry of applicationEntries) entryTexts(entry, application, asked)
    for (const line of application.productLines ?? []) for (const entry of lineEntries) entryTexts(entry, line, asked)
    const { consignmentLocation, originalCertificateLocation } = application.replacementInformation ?? {}
    for (const place of [consignmentLocation, originalCertificateLocation]) note('countries', place?.country)
    note('certificate-offices', application.caseworker?.office)
    for (const { collectionLocation } of application.confirmedCopies ?? [])
      note('certificate-offices', collectionLocation)
  }
  return codes
}
