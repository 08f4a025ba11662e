import { listLegalBases } from '@eksport/api'
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
