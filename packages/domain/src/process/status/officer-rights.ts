import type { Role } from './event.ts'

/** What an officer may do: `B` processes cases, `V` signs, `L` leads the office, `A` administers what all offices share. An officer without a role can read. */
export const officerRoles = ['B', 'V', 'L', 'A'] as const satisfies readonly (Role | 'A')[]

/** A role of an officer. */
export type OfficerRole = (typeof officerRoles)[number]

/** Whether the status table knows a role: an administrator can do nothing with an application. */
export const isCaseRole = (role: OfficerRole): role is Exclude<OfficerRole, 'A'> => role !== 'A'

/** The roles for rights that leave an application's status unchanged. Any other role, or none, can only read (LESER). */
const officerRights = {
  // [ACT-05] An owner of cases ticks points, takes an approval back, and has read answers.
  'have-cases': ['B', 'L'],
  'write-message': ['B', 'L'],
  'write-note': ['B', 'V', 'L'],
  'try-again': ['B', 'V', 'L'],
  'handle-copies': ['B', 'L'],
  // The roles of row 23, which is carried out at the desk.
  'hand-out': ['B', 'L'],
  // Deciding what is disclosed of a case, and which names are removed.
  'give-access': ['B', 'L'],
  // [ADM-08] The office that refuses also considers the complaint; the appeal body is another.
  'decide-complaint': ['B', 'L'],
  'keep-paper-stock': ['B', 'L'],
  administer: ['A'],
  // [ADM-01] [ADM-02] Offices, fees and limits of the rules; two persons where the consequences are serious.
  'change-parameters': ['L', 'A'],
  // Officers, their offices and roles, and the texts of letters and questions: an office manages its own people and texts.
  'keep-officers': ['L', 'A'],
  'keep-texts': ['L', 'A'],
  // The log of who has seen and done what: for those responsible for an office, and for the product.
  'read-log': ['L', 'A'],
  // [ADM-09] Statistics of few cases can reveal persons, so only those responsible for an office have them.
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

/** The roles with a right about cases, as used in the transition table. */
export const rolesWith = (right: Exclude<OfficerRight, RightBesideCases>): readonly Role[] => officerRights[right]

/** [AUT-07] Whether an officer with these roles has the right. */
export function hasRight(roles: readonly OfficerRole[], right: OfficerRight): boolean {
  const who: readonly OfficerRole[] = officerRights[right]
  return roles.some((role) => who.includes(role))
}

/** [ADM-04] Whether an officer with these roles may grant or withdraw a role: only administrators may make administrators. */
export function mayGrant(roles: readonly OfficerRole[], role: OfficerRole): boolean {
  return role === 'A' ? roles.includes('A') : hasRight(roles, 'keep-officers')
}
