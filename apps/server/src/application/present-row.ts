import type { ApplicationRow, Standing } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { ListedApplication } from '../db/repositories/application-list.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { offeredActions } from './offered-actions.ts'

/** One row of the list for its reader. */
export function presentRow(
  session: ActiveSession,
  referenceData: ReferenceData,
  standing: Standing,
  { row, subject }: ListedApplication,
): ApplicationRow {
  const { certificateTemplate } = row
  const actions = offeredActions(session, { ...subject, certificateTemplate }, standing)
  const names = referenceData.templates.find(({ code }) => code === certificateTemplate)?.names
  const whole = { ...row, actions, ...(names === undefined ? {} : { certificateTemplateName: names }) }
  if (session.audience === 'caseworker') return whole
  const { caseworker: _, ...open } = whole
  return open
}
