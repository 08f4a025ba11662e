import type { BookEntry, NamedTemplate } from '@eksport/api'
import {
  type ApplicationRow,
  type AwaitsOriginalSubject,
  formatReference,
  type PaperAwaitedSubject,
} from '@eksport/domain'

/** Something to start another application from: always a submitted application, under the name it is found by. */
export interface Beginning {
  /** Its key in the address. */
  readonly key: string
  readonly referenceNumber: number
  readonly title: string
  readonly facts: string
  /** When it was used or submitted; an instant. */
  readonly time?: string | undefined
  /** Set for a submitted application. */
  readonly standing?: PaperAwaitedSubject & AwaitsOriginalSubject
  /** Set for a named template: its id, and the version of its name. */
  readonly template?: Pick<NamedTemplate, 'id' | 'version'>
}

type CountryName = (code: string | undefined) => string | undefined

const factsOf = (...facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ')

/** An application that the organisation has named. */
export const fromTemplate = (template: NamedTemplate, countryName: CountryName): Beginning => ({
  key: `mal-${template.id}`,
  template: { id: template.id, version: template.version },
  referenceNumber: template.referenceNumber,
  title: template.name,
  facts: factsOf(countryName(template.countryOfDestination), template.certificateTemplate, template.consigneeName),
  time: template.usedTime,
})

/** A submitted application. */
export function fromSent(row: ApplicationRow, countryName: CountryName): Beginning {
  const { referenceNumber, consigneeName, countryOfDestination, certificateTemplate } = row
  const reference = formatReference(referenceNumber)
  return {
    key: `soknad-${referenceNumber}`,
    referenceNumber,
    title: consigneeName ?? reference,
    facts: factsOf(consigneeName && reference, countryName(countryOfDestination), certificateTemplate),
    time: row.submittedDateTime,
    standing: row,
  }
}

/** The last application to a consignee in the address book; undefined if the book does not know it. */
export function fromConsignee(entry: BookEntry, countryName: CountryName): Beginning | undefined {
  const { kind, referenceNumber, address, usedTime } = entry
  if (kind !== 'CONSIGNEE' || referenceNumber === undefined) return undefined
  return {
    key: `mottaker-${entry.id}`,
    referenceNumber,
    title: address.name ?? '',
    facts: [address.city, countryName(address.country)].filter(Boolean).join(', '),
    time: usedTime,
  }
}

/** Whether every word of the text occurs in what is shown of the entry. */
export function isFound({ title, facts, referenceNumber }: Beginning, text: string): boolean {
  const shown = `${title} ${facts} ${referenceNumber}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}
