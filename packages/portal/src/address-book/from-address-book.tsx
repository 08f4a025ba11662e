import { type AddressKind, type FormAnswers, withAddress } from '@eksport/domain'
import type { Section } from '@eksport/forms'
import { Combobox, Field, VisuallyHidden } from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'
import { useText } from '../text/use-text.ts'
import { addressBookQuery } from './address-book-query.ts'
import { addressLines } from './address-lines.ts'
import { fromAddressBookTexts as texts } from './from-address-book.texts.ts'

/** Which addresses a page asks for, by a field that it has. */
const fieldOf = {
  CONSIGNEE: 'recipient.consignee.name',
  PLACE_OF_DESTINATION: 'recipient.placeOfDestination.name',
  CONTROL_PLACE: 'control.location.addressLine1',
} as const satisfies Readonly<Record<AddressKind, string>>

const kinds = Object.keys(fieldOf) as AddressKind[] // the keys that satisfy it
const lists = ['countries'] as const

/** Whoever has mended an address in another tab has been away from the field for longer, in milliseconds. */
const aMomentAgo = 2000

interface FromAddressBookProps {
  readonly organisationNumber: string
  readonly sections: readonly Section[]
  readonly answers: FormAnswers
  /** The answers with a whole address in them: the fields are drawn anew. */
  readonly onFilled: (answers: FormAnswers) => void
}

/** [EXP-05] The addresses that the organisation has used before, to fill a whole block of the page at once. */
export function FromAddressBook({ organisationNumber, sections, answers, onFilled }: FromAddressBookProps) {
  const say = useText()
  const queries = useQueryClient()
  const { data: book = [] } = useQuery(addressBookQuery(organisationNumber))
  const { label } = useCodeLabels(lists)
  const [announcement, setAnnouncement] = useState('')
  const fields = new Set(sections.flatMap((section) => Object.keys(section.fields)))
  // A consignee is in the country of destination (TPL-13), and goods seldom go on from there.
  const fits = ({ country }: { readonly country?: string | undefined }) =>
    country === undefined || country === answers.countryOfDestination
  const offered = kinds
    .filter((kind) => fields.has(fieldOf[kind]))
    .map((kind) => ({ kind, entries: book.filter((entry) => entry.kind === kind && fits(entry.address)) }))
    .filter(({ entries }) => entries.length > 0)
  if (offered.length === 0) return null
  return (
    // An address that was mended meanwhile, in another tab or by somebody else, is offered as it is now.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the fields in it that take focus
    <div
      className="mb-7 grid gap-4"
      onFocus={() => void queries.prefetchQuery({ ...addressBookQuery(organisationNumber), staleTime: aMomentAgo })}
    >
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {offered.map(({ kind, entries }) => (
        <Field key={kind} label={say(texts[kind])} hint={say(texts.hint)} required={false} width="lg">
          <Combobox
            value={null}
            options={entries.map(({ id, address }) => {
              const { title, rest } = addressLines(address, (code) => label('countries', code))
              return { value: id, label: title, description: rest, keywords: [rest] }
            })}
            onValueChange={(id) => {
              const entry = entries.find((one) => one.id === id)
              if (entry === undefined) return
              onFilled(withAddress(answers, kind, entry.address))
              setAnnouncement(say(texts.filled, { name: entry.address.name ?? entry.address.address ?? '' }))
            }}
          />
        </Field>
      ))}
    </div>
  )
}
