import { calculateCopyFee } from '@eksport/api'
import { route } from '../../http/route.ts'
import { askCopyFee } from '../../queries/read-copies.ts'

export const calculateCopyFeeRoute = route(
  calculateCopyFee,
  async ({ params: { referenceNumber }, body: { numberOfCopies, id: copyId }, ...call }) => ({
    body: await askCopyFee({ ...call, referenceNumber, numberOfCopies, copyId }),
  }),
  { audited: false },
)
