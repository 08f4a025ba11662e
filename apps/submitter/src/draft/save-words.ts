import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { WizardProps } from '@eksport/ui'
import type { DraftSaving } from './draft-context.ts'

type Saving = Pick<DraftSaving, 'save' | 'savedAt' | 'isKeptHere' | 'isAskedFor' | 'isReportedThere'>

/** What the changes kept in this browser are waiting for. */
function waitsFor(error: unknown): 'network' | 'service' | 'login' {
  if (isApiError(error, 401)) return 'login'
  return !isApiError(error) || error.status === 0 ? 'network' : 'service'
}

/** [EXP-03] The save status to display, with how many answers are not saved; undefined before the first save of this visit. */
export function saveWords(
  { save, savedAt, isKeptHere }: Saving,
  except: number,
  onRetry: () => void,
): WizardProps['save'] {
  if (save.status === 'saving') return { kind: 'saving' }
  const isRestStored = save.unstored !== undefined && savedAt !== undefined
  if (save.status === 'failed' && !isRestStored) {
    return isKeptHere && save.isRetried
      ? { kind: 'kept', until: waitsFor(save.error), onRetry }
      : { kind: 'failed', onRetry }
  }
  return savedAt === undefined ? undefined : { kind: 'saved', at: savedAt, ...(except > 0 && { except }) }
}

/** Whether a failed save is also reported above the fields: the person asked for it, or only the person can resolve it. */
export const isReported = ({ save, isKeptHere, isAskedFor, isReportedThere }: Saving) =>
  save.status === 'failed' && !isReportedThere && (isAskedFor || !isKeptHere || !save.isRetried)
