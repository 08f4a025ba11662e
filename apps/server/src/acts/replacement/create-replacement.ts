import { findReplacementOf } from '../../db/repositories/replacements.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { type Act, act } from '../act.ts'

/** Row 27: creates a replacement; returns the new draft, not the original certificate. */
export async function createReplacement(command: Omit<Act<'replace'>, 'event'>): Promise<StoredApplication> {
  await act({ ...command, event: 'replace' })
  const replacement = await findReplacementOf(command.tx, command.referenceNumber)
  if (replacement === undefined) throw new TypeError('What was begun is there')
  return replacement
}
