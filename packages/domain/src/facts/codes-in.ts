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
 * The codes of applications that are shown by name: all codes that are needed to write the facts, so that no fact can be
 * forgotten here, and some that are not facts: the offices of the officer and of copies, and the countries in which the goods of
 * a replacement and the paper of its original are.
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
