import { type AddressKind, type FormAnswers, withAddress } from '@eksport/domain'
import type { Section } from '@eksport/forms'
import { Combobox, Field, VisuallyHidden } from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'
import { useText } from '../text/use-text.ts'
import { addressBookQuery } from './address-book-query.ts'
import { addressLines } from './address-lines.ts'
import { fromAddressBookTexts as texts } from './from-address-book.texts.ts'

/** A field by which to tell whether a page asks for an address of this kind. */
const fieldOf = {
  CONSIGNEE: 'recipient.consignee.name',
  PLACE_OF_DESTINATION: 'recipient.placeOfDestination.name',
  CONTROL_PLACE: 'control.location.addressLine1',
} as const satisfies Readonly<Record<AddressKind, string>>

const kinds = Object.keys(fieldOf) as AddressKind[] // the keys of that object
const lists = ['countries'] as const

/** Longer than this away from the field, in milliseconds, an address may have been corrected in another tab. */
const aMomentAgo = 2000

interface AddressBookOptions {
  readonly organisationNumber: string
  /** Id of the form that is filled in. */
  readonly formId: string
  readonly answers: FormAnswers
  /** Called with answers that contain a whole address, after which the fields are remounted. */
  readonly onFilled: (answers: FormAnswers) => void
}

/** [EXP-05] The addresses that the organisation has used before, each kind below the heading of its section. */
export function useAddressBook({ organisationNumber, formId, answers, onFilled }: AddressBookOptions) {
  const say = useText()
  const queries = useQueryClient()
  const { data: book = [] } = useQuery(addressBookQuery(organisationNumber))
  const { label } = useCodeLabels(lists)
  const [announcement, setAnnouncement] = useState('')
  const idOf = (kind: AddressKind) => `${formId}-book-${kind}`
  // A consignee is in the country of destination (TPL-13), and goods seldom go on from there.
  const fits = ({ country }: { readonly country?: string | undefined }) =>
    country === undefined || country === answers.countryOfDestination
  const fill = (kind: AddressKind, entry: (typeof book)[number] | undefined) => {
    if (entry === undefined) return
    flushSync(() => onFilled(withAddress(answers, kind, entry.address)))
    // The fields were remounted, including this one.
    document.getElementById(idOf(kind))?.focus()
    setAnnouncement(say(texts.filled, { name: entry.address.name ?? entry.address.address ?? '' }))
  }
  const offerFor = ({ fields }: Section) => {
    const kind = kinds.find((one) => fieldOf[one] in fields)
    const entries = kind === undefined ? [] : book.filter((entry) => entry.kind === kind && fits(entry.address))
    if (kind === undefined || entries.length === 0) return null
    return (
      // Refetches, so that an address that was corrected in another tab or by somebody else is offered as it is now.
      // biome-ignore lint/a11y/noStaticElementInteractions: it is the field in it that takes focus
      <div
        className="mb-5"
        onFocus={() => void queries.prefetchQuery({ ...addressBookQuery(organisationNumber), staleTime: aMomentAgo })}
      >
        <Field id={idOf(kind)} label={say(texts[kind])} hint={say(texts.hint)} required={false} width="lg">
          <Combobox
            value={null}
            options={entries.map(({ id, address }) => {
              const { title, rest } = addressLines(address, (code) => label('countries', code))
              return { value: id, label: title, description: rest, keywords: [rest] }
            })}
            onValueChange={(id) =>
              fill(
                kind,
                entries.find((one) => one.id === id),
              )
            }
          />
        </Field>
      </div>
    )
  }
  return { offerFor, announced: <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden> }
}
