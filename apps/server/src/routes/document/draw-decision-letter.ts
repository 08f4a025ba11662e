import { drawDecisionLetter } from '@eksport/api'
import { previewLetter } from '../../acts/draw-letter.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const drawDecisionLetterRoute = route(
  drawDecisionLetter,
  async ({ tx, deps, session, params: { referenceNumber }, body, now }) => {
    await readOrRefuse(tx, referenceNumber)
    return { body: () => previewLetter({ deps, session, referenceNumber, now }, body) }
  },
)
