import {
  decideReferenceChange,
  getParameters,
  listReferenceChanges,
  previewReferenceChange,
  proposeReferenceChange,
} from '@eksport/api'
import { decideOnChange, proposeChange } from '../../acts/reference-changes.ts'
import { route } from '../../http/route.ts'
import { previewChange } from '../../queries/preview-change.ts'
import { listProposedChanges, parametersToday } from '../../queries/reference-changes.ts'

export const getParametersRoute = route(getParameters, async (call) => ({ body: await parametersToday(call) }))

export const listReferenceChangesRoute = route(listReferenceChanges, async (call) => ({
  body: await listProposedChanges(call),
}))

export const proposeReferenceChangeRoute = route(proposeReferenceChange, async (call) => {
  const { id, change, validFrom, outcome } = await proposeChange(call)
  const [body] = (await listProposedChanges(call)).filter((one) => one.id === id)
  if (body === undefined) throw new TypeError('A change that was proposed is listed')
  return { body, audit: { change, validFrom, outcome: outcome ?? 'PROPOSED' } }
})

export const decideReferenceChangeRoute = route(decideReferenceChange, async (call) => {
  const { change, validFrom, outcome } = await decideOnChange(call)
  const [body] = (await listProposedChanges(call)).filter((one) => one.id === call.params.changeId)
  if (body === undefined) throw new TypeError('A change that was decided is listed')
  return { body, audit: { change, validFrom, outcome } }
})

export const previewReferenceChangeRoute = route(
  previewReferenceChange,
  async (call) => ({ body: await previewChange(call, call.body.change) }),
  { audited: false },
)
