import { listLegalBases, listPhrases } from '@eksport/api'
import { route } from '../../http/route.ts'
import { complaintText } from '../../notices/decision-letter.ts'

export const listLegalBasesRoute = route(
  listLegalBases,
  async ({ deps: { referenceData } }) => ({
    body: {
      legalBases: referenceData['decision-texts'].filter(({ kind, active }) => active && kind === 'LEGAL_BASIS'),
      complaint: complaintText(referenceData),
    },
  }),
  { audited: false },
)

export const listPhrasesRoute = route(
  listPhrases,
  async ({ deps, session }) => ({
    body: deps.referenceData.phrases.filter(
      ({ active, office }) => active && (office === undefined || office === session.person.office),
    ),
  }),
  { audited: false },
)
