import { z } from 'zod'
import type { ApplicationDraft } from '../../application/draft.ts'
import type { FormAnswers } from '../../application/own-answers.ts'

/** The role of an address: the consignee, the place of destination, the place of control before departure. */
export const addressKinds = ['CONSIGNEE', 'PLACE_OF_DESTINATION', 'CONTROL_PLACE'] as const
/** The role of an address in the book. */
export type AddressKind = (typeof addressKinds)[number]

const text = z.string().trim().max(1000)

/** One address of an organisation's book. A place of control has neither name nor country; only a consignee has a phone. */
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

/** [EXP-05] Identifies an address: one with the same key is the same entry with newer details. */
export const addressKey = ({ name, address, postalCode, country }: BookedAddress): string =>
  [name ?? address ?? '', name === undefined ? (postalCode ?? '') : '', country ?? '']
    .map((part) => part.trim().toLowerCase())
    .join('|')

/** [EXP-05] The addresses of an application that can be identified: by a name, or by the street of a place of control. */
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

/** [EXP-05] The answers with a whole address block replaced by one from the book; all other answers stay. */
export function withAddress(answers: FormAnswers, kind: AddressKind, booked: BookedAddress): FormAnswers {
  if (kind === 'CONTROL_PLACE') {
    const { address: addressLine1, postalCode, city } = booked
    return { ...answers, control: { ...answers.control, location: { addressLine1, postalCode, city } } }
  }
  if (kind === 'CONSIGNEE') return { ...answers, recipient: { ...answers.recipient, consignee: booked } }
  const { phoneNumber: _, ...placeOfDestination } = booked
  return { ...answers, recipient: { ...answers.recipient, placeOfDestination } }
}
