import type { ApplicationRow, Standing } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { ListedApplication } from '../db/repositories/application-list.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { offeredActions } from './offered-actions.ts'

/** A row of the list as its reader may see it. */
export function shownRow(session: ActiveSession, referenceData: ReferenceData, row: ApplicationRow): ApplicationRow {
  const names = referenceData.templates.find(({ code }) => code === row.certificateTemplate)?.names
  const whole = { ...row, ...(names === undefined ? {} : { certificateTemplateName: names }) }
  if (session.audience === 'caseworker') return whole
  const { caseworker: _, openFindings: __, answeredDateTime: ___, delivery: ____, ...open } = whole
  return open
}

/** The same with the available actions. */
export function presentRow(
  session: ActiveSession,
  referenceData: ReferenceData,
  standing: Standing,
  { row, subject }: ListedApplication,
): ApplicationRow {
  const { certificateTemplate } = row
  // Actions depend on the whole application.
  const actions = row.unreadable ? [] : offeredActions(session, { ...subject, certificateTemplate }, standing)
  return {
    ...shownRow(session, referenceData, row),
    ...(standing.awaitsOriginal && { awaitsOriginal: true }),
    actions,
  }
}
