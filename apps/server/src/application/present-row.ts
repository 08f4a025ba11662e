import type { Flags } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { ListedApplication } from '../db/repositories/application-list.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { offeredActions } from './offered-actions.ts'
import { transitionContext } from './transition-context.ts'

/** One row of the list for its reader. */
export function presentRow(
  session: ActiveSession,
  referenceData: ReferenceData,
  flags: Flags,
  { row, subject }: ListedApplication,
): ApplicationRow {
  const context = transitionContext(referenceData, row.certificateTemplate, flags)
  const actions = offeredActions(session, { ...row, ...subject }, context)
  const names = referenceData.templates.find(({ code }) => code === row.certificateTemplate)?.names
  const whole = { ...row, actions, ...(names === undefined ? {} : { certificateTemplateName: names }) }
  if (session.audience === 'caseworker') return whole
  const { caseworker: _, ...open } = whole
  return open
}
