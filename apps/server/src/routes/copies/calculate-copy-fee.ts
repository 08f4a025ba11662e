import { calculateCopyFee } from '@eksport/api'
import { askCopyFee } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

export const calculateCopyFeeRoute = route(
  calculateCopyFee,
  async ({ params: { referenceNumber }, body: { numberOfCopies, id: copyId }, ...call }) => ({
    body: await askCopyFee({ ...call, referenceNumber, numberOfCopies, copyId }),
  }),
  { audited: false },
)
