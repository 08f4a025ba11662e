import type { NamedDay, OfficeException, OfficePolicy } from './office-policy.ts'

/** Opening hours that offices share, under the code by which they name them. */
export type OpeningHours = Omit<OfficePolicy, 'code' | 'holidays' | 'exceptions'> & { readonly code: string }

/** An office as its list has it: whether it is still one, which hours it keeps, and what it has decided for single dates. */
export interface OfficeHoursOf {
  readonly code: string
  /** Not where it is closed for good: applications name it still, and nothing is fetched there any more. */
  readonly active: boolean
  readonly openingHours: string
  readonly exceptions: readonly OfficeException[]
}

/** [REG-03] When offices are open, as the reference data says it on a day. */
export interface OfficeTimes {
  readonly openingHours: readonly OpeningHours[]
  readonly holidays: readonly NamedDay[]
  readonly offices: readonly OfficeHoursOf[]
}

/** The rules of each office by its code. */
export type OfficePolicies = ReadonlyMap<string, OfficePolicy>

/** The rules of every office. One that names hours which nobody has laid down is a fault of the reference data. */
export function officePolicies({ openingHours, holidays, offices }: OfficeTimes): OfficePolicies {
  const hours = new Map(openingHours.map((one) => [one.code, one]))
  return new Map(
    offices.map(({ code, openingHours: named, exceptions }) => {
      const rules = hours.get(named)
      if (rules === undefined) throw new Error(`The office ${code} names opening hours ${named}, which do not exist`)
      return [code, { ...rules, code, holidays, exceptions }] as const
    }),
  )
}

/** The rules of an office. An office that is not among them is a fault of who asks. */
export function policyOf(policies: OfficePolicies, office: string): OfficePolicy {
  const policy = policies.get(office)
  if (policy === undefined) throw new Error(`Nobody knows when the office ${office} is open`)
  return policy
}
