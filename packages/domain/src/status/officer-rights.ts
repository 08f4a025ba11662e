import type { Role } from './event.ts'

/** In which roles an officer does what leaves an application as it is. A role that is not named, and no role at all, is to read (LESER). */
const officerRights = {
  'write-message': ['B', 'L'],
  'write-note': ['B', 'V', 'L'],
  'try-again': ['B', 'V', 'L'],
  'handle-copies': ['B', 'L'],
  'keep-paper-stock': ['B', 'L'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type OfficerRight = keyof typeof officerRights

/** Who has a right, as the rows of the table name them. */
export const rolesWith = (right: OfficerRight): readonly Role[] => officerRights[right]

/** [AUT-07] Whether an officer of these roles may do it. */
export const hasRight = (roles: readonly Role[], right: OfficerRight): boolean =>
  roles.some((role) => rolesWith(right).includes(role))
