import { listPhrases } from '@eksport/api'
import { route } from '../../http/route.ts'

export const listPhrasesRoute = route(
  listPhrases,
  async ({ deps }) => ({ body: deps.referenceData.phrases.filter(({ active }) => active) }),
  { audited: false },
)
