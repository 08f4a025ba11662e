import type { Role } from './event.ts'

/** What an officer may do: `B` handles, `V` signs, `L` leads the office, `A` administers what all offices share. An officer of no role reads. */
export const officerRoles = ['B', 'V', 'L', 'A'] as const satisfies readonly (Role | 'A')[]

/** One of them. */
export type OfficerRole = (typeof officerRoles)[number]

/** A role that the status table knows: whoever administers does nothing with an application by it. */
export const isCaseRole = (role: OfficerRole): role is Exclude<OfficerRole, 'A'> => role !== 'A'

/** In which roles an officer does what leaves an application as it is. A role that is not named, and no role at all, is to read (LESER). */
const officerRights = {
  // [ACT-05] Who can have a case ticks its points, takes its approval back, and has read its answer.
  'have-cases': ['B', 'L'],
  'write-message': ['B', 'L'],
  'write-note': ['B', 'V', 'L'],
  'try-again': ['B', 'V', 'L'],
  'handle-copies': ['B', 'L'],
  // Those of row 23: the desk is where it is done.
  'hand-out': ['B', 'L'],
  // What leaves the house of a case, and without whose names.
  'give-access': ['B', 'L'],
  // [ADM-08] Who refuses also considers the complaint; the appeal body is another.
  'decide-complaint': ['B', 'L'],
  'keep-paper-stock': ['B', 'L'],
  administer: ['A'],
  // [ADM-01] [ADM-02] Offices, fees and the numbers of the rules: two of them together where it bites.
  'change-parameters': ['L', 'A'],
  // Who works here, where and in which roles, and what letters and questions say: an office leads its people, and writes its own words.
  'keep-officers': ['L', 'A'],
  'keep-texts': ['L', 'A'],
  // Who has seen and done what: whoever answers for an office, and for the product.
  'read-log': ['L', 'A'],
  // [ADM-09] Figures of few cases can tell of persons: whoever answers for an office.
  'read-statistics': ['L'],
} as const satisfies Readonly<Record<string, readonly OfficerRole[]>>

export type OfficerRight = keyof typeof officerRights

type RightBesideCases =
  | 'administer'
  | 'change-parameters'
  | 'keep-officers'
  | 'keep-texts'
  | 'read-log'
  | 'read-statistics'

/** Who has a right about cases, as the rows of the table name them. */
export const rolesWith = (right: Exclude<OfficerRight, RightBesideCases>): readonly Role[] => officerRights[right]

/** [AUT-07] Whether an officer of these roles may do it. */
export function hasRight(roles: readonly OfficerRole[], right: OfficerRight): boolean {
  const who: readonly OfficerRole[] = officerRights[right]
  return roles.some((role) => who.includes(role))
}

/** [ADM-04] Whether an officer of these roles may grant or withdraw a role: administration is in the hands of those who administer. */
export function mayGrant(roles: readonly OfficerRole[], role: OfficerRole): boolean {
  return role === 'A' ? roles.includes('A') : hasRight(roles, 'keep-officers')
}
