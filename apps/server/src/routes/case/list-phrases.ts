import { listPhrases } from '@eksport/api'
import { route } from '../../http/route.ts'

export const listPhrasesRoute = route(
  listPhrases,
  async ({ deps, session }) => ({
    body: deps.referenceData.phrases.filter(
      ({ active, office }) => active && (office === undefined || office === session.person.office),
    ),
  }),
  { audited: false },
)
