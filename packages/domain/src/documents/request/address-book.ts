import { z } from 'zod'
import type { ApplicationDraft } from '../../application/draft.ts'
import type { FormAnswers } from '../../application/own-answers.ts'

/** What an address is of: who receives goods, where they end up, where they are controlled before they leave. */
export const addressKinds = ['CONSIGNEE', 'PLACE_OF_DESTINATION', 'CONTROL_PLACE'] as const
/** What an address of the book is of. */
export type AddressKind = (typeof addressKinds)[number]

const text = z.string().trim().max(1000)

/** One address of an organisation's book; a place of control has neither name nor country, only a consignee a phone. */
export const bookedAddressSchema = z.strictObject({
  name: text.optional(),
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  country: text.optional(),
  phoneNumber: z
    .strictObject({ callingCode: z.string().max(8).optional(), number: z.string().max(30).optional() })
    .optional(),
})
/** [EXP-05] One address of an organisation's book; which parts it has depends on its kind. */
export type BookedAddress = z.infer<typeof bookedAddressSchema>

/** [EXP-05] What an address is known by: the same again is the same entry with newer words. */
export const addressKey = ({ name, address, postalCode, country }: BookedAddress): string =>
  [name ?? address ?? '', name === undefined ? (postalCode ?? '') : '', country ?? '']
    .map((part) => part.trim().toLowerCase())
    .join('|')

/** [EXP-05] The addresses of an application, as far as they can be told apart: by a name, or by the street of a place of control. */
export function addressesOf({ recipient, control }: Pick<ApplicationDraft, 'recipient' | 'control'>): readonly {
  readonly kind: AddressKind
  readonly address: BookedAddress
}[] {
  const { addressLine1: address, postalCode, city } = control?.location ?? {}
  const found: readonly [AddressKind, BookedAddress | undefined][] = [
    ['CONSIGNEE', recipient?.consignee],
    ['PLACE_OF_DESTINATION', recipient?.placeOfDestination],
    ['CONTROL_PLACE', { ...(address && { address }), ...(postalCode && { postalCode }), ...(city && { city }) }],
  ]
  return found.flatMap(([kind, one]) => {
    const known = kind === 'CONTROL_PLACE' ? one?.address : one?.name
    return one === undefined || !known?.trim() ? [] : [{ kind, address: one }]
  })
}

/** [EXP-05] The answers with a whole block from the book in place of what stood there; everything else stays. */
export function withAddress(answers: FormAnswers, kind: AddressKind, booked: BookedAddress): FormAnswers {
  if (kind === 'CONTROL_PLACE') {
    const { address: addressLine1, postalCode, city } = booked
    return { ...answers, control: { ...answers.control, location: { addressLine1, postalCode, city } } }
  }
  if (kind === 'CONSIGNEE') return { ...answers, recipient: { ...answers.recipient, consignee: booked } }
  const { phoneNumber: _, ...placeOfDestination } = booked
  return { ...answers, recipient: { ...answers.recipient, placeOfDestination } }
}
