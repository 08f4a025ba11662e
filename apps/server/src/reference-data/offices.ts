import type { CertificateOffice } from '@eksport/api'
import { type OfficePolicies, type OfficePolicy, type OfficeTimes, officePolicies, policyOf } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** [FLT-05] Offices, the priority one first and the others by name. */
export function offices(data: ReferenceData, onlyActive: boolean): CertificateOffice[] {
  return data['certificate-offices']
    .filter(({ active }) => active || !onlyActive)
    .toSorted((a, b) => Number(b.priority) - Number(a.priority) || a.names.nb.localeCompare(b.names.nb, 'nb'))
    .map((entry) => ({ ...entry, name: entry.names.nb }))
}

/** [REG-03] Opening hours of offices, including closed-down ones, to which applications still refer. */
export const officeTimes = (data: ReferenceData): OfficeTimes => ({
  openingHours: data['opening-hours'],
  holidays: data['public-holidays'],
  offices: data['certificate-offices'].map(({ code, active, openingHours, exceptions }) => ({
    code,
    active,
    openingHours,
    exceptions,
  })),
})

const made = new WeakMap<ReferenceData, OfficePolicies>()

const madeOfActive = new WeakMap<ReferenceData, OfficePolicies>()

/** The same for active offices. */
export function policiesOfActive(data: ReferenceData): OfficePolicies {
  const known = madeOfActive.get(data)
  if (known !== undefined) return known
  const active = new Set(data['certificate-offices'].filter((office) => office.active).map(({ code }) => code))
  const policies = new Map([...policiesOf(data)].filter(([code]) => active.has(code)))
  madeOfActive.set(data, policies)
  return policies
}

/** The opening hours that a case's times are counted in; without an office, those of the first office. */
export function policyForCounting(data: ReferenceData, office: string | null): OfficePolicy {
  const all = offices(data, false)
  const first = all.find(({ active }) => active) ?? all[0]
  return policyOf(policiesOf(data), office || (first?.code ?? ''))
}

/** The rules of each office, computed once per state of the reference data. */
export function policiesOf(data: ReferenceData): OfficePolicies {
  const policies = made.get(data) ?? officePolicies(officeTimes(data))
  made.set(data, policies)
  return policies
}
