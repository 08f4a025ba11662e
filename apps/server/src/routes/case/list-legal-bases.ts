import { listLegalBases } from '@eksport/api'
import { route } from '../../http/route.ts'

export const listLegalBasesRoute = route(
  listLegalBases,
  async ({ deps }) => ({
    body: deps.referenceData['decision-texts'].filter(({ kind, active }) => active && kind === 'LEGAL_BASIS'),
  }),
  { audited: false },
)
