import type { NewSavedView, SavedView } from '@eksport/api'
import { decodeQuery, encodeQuery, pageSizes } from '@eksport/domain'
import {
  countViewsToAdd,
  deleteView,
  insertView,
  listViews,
  updateView,
  type ViewOwner,
} from '../db/repositories/saved-views.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** The issue `tooManyViews` repeats the number in its text. */
const maxViews = 30

interface Asked {
  readonly tx: Transaction
  readonly session: Pick<ActiveSession, 'audience' | 'person' | 'organisation'>
}

interface Saving extends Asked {
  readonly view: NewSavedView
  readonly now: Date
}

/** The owner of a view: a person, and for exporters also an organisation. */
function ownerOf({ session: { audience, person, organisation } }: Asked): ViewOwner {
  if (audience === 'caseworker') return { personId: person.id, organisationNumber: null }
  if (organisation === null) throw new Refusal('ORGANISATION_NOT_CHOSEN')
  return { personId: person.id, organisationNumber: organisation.organisationNumber }
}

/** Filters and order as lists understand them. Page and page size are not part of a view. */
const tidied = ({ search, ...view }: NewSavedView): NewSavedView => ({
  ...view,
  search: encodeQuery({ ...decodeQuery(search), page: 0, size: pageSizes[0] }),
})

const refuseName = (code: 'viewNameTaken' | 'tooManyViews') =>
  new Refusal('INVALID_REQUEST', { issues: [{ path: 'name', code }] })

/** [LST-18] The person's views. */
export const viewsOf = (asked: Asked): Promise<SavedView[]> => listViews(asked.tx, ownerOf(asked))

/** [LST-18] Saves the filters and order of a list under a name. */
export async function saveNewView({ view, now, ...asked }: Saving): Promise<SavedView> {
  const owner = ownerOf(asked)
  if ((await countViewsToAdd(asked.tx, owner)) >= maxViews) throw refuseName('tooManyViews')
  const saved = await insertView(asked.tx, owner, { view: tidied(view), now })
  if (saved === undefined) throw refuseName('viewNameTaken')
  return saved
}

/** [LST-18] [SEC-04] Renames a view or replaces its content, unless it has changed since it was read. */
export async function changeSavedView({
  view,
  now,
  id,
  version,
  ...asked
}: Saving & { readonly id: string; readonly version: number }): Promise<SavedView> {
  const saved = await updateView(asked.tx, ownerOf(asked), { id, version, view: tidied(view), now })
  if (saved === undefined) throw new Refusal('NOT_FOUND')
  if (saved === 'stale') throw new Refusal('STALE_VERSION')
  if (saved === 'taken') throw refuseName('viewNameTaken')
  return saved
}

/** [LST-18] Removes a view. */
export async function removeSavedView({ id, ...asked }: Asked & { readonly id: string }): Promise<void> {
  if (!(await deleteView(asked.tx, ownerOf(asked), id))) throw new Refusal('NOT_FOUND')
}
