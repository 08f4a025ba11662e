import type { BookEntry, NamedTemplate } from '@eksport/api'
import {
  type ApplicationRow,
  type AwaitsOriginalSubject,
  formatReference,
  type PaperAwaitedSubject,
} from '@eksport/domain'

/** What another application can be begun from: always a sent one, by the name under which it is found. */
export interface Beginning {
  /** What the address knows it by. */
  readonly key: string
  readonly referenceNumber: number
  readonly title: string
  readonly facts: string
  /** An instant; when it was used or sent. */
  readonly time?: string | undefined
  /** Of an application that was sent. */
  readonly standing?: PaperAwaitedSubject & AwaitsOriginalSubject
  /** Of a template: as what it is kept, and of which version its name is. */
  readonly template?: Pick<NamedTemplate, 'id' | 'version'>
}

type CountryName = (code: string | undefined) => string | undefined

const factsOf = (...facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ')

/** A name that the organisation has given to an application. */
export const fromTemplate = (template: NamedTemplate, countryName: CountryName): Beginning => ({
  key: `mal-${template.id}`,
  template: { id: template.id, version: template.version },
  referenceNumber: template.referenceNumber,
  title: template.name,
  facts: factsOf(countryName(template.countryOfDestination), template.certificateTemplate, template.consigneeName),
  time: template.usedTime,
})

/** An application that was sent. */
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

/** The last application to a consignee of the address book; undefined where the book does not know which that is. */
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

/** Whether each word of the text stands in what is shown of it. */
export function isFound({ title, facts, referenceNumber }: Beginning, text: string): boolean {
  const shown = `${title} ${facts} ${referenceNumber}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}
