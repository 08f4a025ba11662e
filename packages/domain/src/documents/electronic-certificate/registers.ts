import type { Lookups } from '../../facts/lookups.ts'
import type { NamedList } from '../../reference/code-list/code-entry.ts'
import { type Address, anyGiven, type Coded, given, type Party } from './electronic-certificate.ts'

/** A code with its English name. */
export function coded(lookups: Lookups, list: NamedList, code: string | null | undefined): Coded | undefined {
  if (code === undefined || code === null || code === '') return undefined
  return given<Coded>({ code, name: lookups.name(list, code)?.en })
}

/** An establishment by its number, as the register describes it; outside the register, as the exporter did. */
export interface Described {
  readonly isUnauthorized?: boolean | undefined
  readonly approvalNumber?: string | undefined
  readonly unauthorizedEstablishmentInfo?:
    | {
        readonly name?: string | undefined
        readonly address?: string | undefined
        readonly postalCode?: string | undefined
        readonly postalCity?: string | undefined
        readonly county?: string | undefined
        readonly country?: string | undefined
      }
    | undefined
}

/** The party that operates an establishment. */
export function establishmentParty(lookups: Lookups, described: Described | undefined): Party | undefined {
  const { isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo: written } = described ?? {}
  const registered =
    isUnauthorized === true || approvalNumber === undefined ? undefined : lookups.establishment(approvalNumber)
  const { name, address, postalCode, postalCity } = registered ?? written ?? {}
  const outside = registered === undefined ? written : undefined
  return anyGiven<Party>({
    id: approvalNumber ? { scheme: 'approval_number', value: approvalNumber } : undefined,
    name,
    address: anyGiven<Address>({
      street: address,
      postalCode,
      city: postalCity,
      county: outside?.county,
      country: coded(lookups, 'countries', outside?.country),
    }),
  })
}
