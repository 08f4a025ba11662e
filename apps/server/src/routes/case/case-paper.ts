import { keepScan, recordMatsPaper, recordOriginalPaper } from '@eksport/api'
import { preparedRoute, route } from '../../http/route.ts'
import type { Inspector } from '../../integrations/uploads/index.ts'
import { actFor } from '../act-for.ts'
import { shownAnswer } from '../application/application-answer.ts'

/** Counts the pages of a scan; one that is no document is refused later for that. */
async function pagesOf(inspector: Inspector, scans: readonly File[]): Promise<number> {
  let pages = 0
  for (const scan of scans)
    if (scan.type === 'application/pdf') pages += await inspector.countPages(new Uint8Array(await scan.arrayBuffer()))
  return pages
}

/** Row 21, optional part: stores the scan of the signed paper. */
export const keepScanRoute = preparedRoute(
  keepScan,
  ({ deps, body }) => pagesOf(deps.inspector, body.scan),
  async (call, scannedPages) => {
    const { stored } = await actFor(call, 'keep-scan', { attachments: call.body.scan, scannedPages })
    return { ...(await shownAnswer(call, stored)), audit: { action: 'keep-scan' } }
  },
)

/** Row 21, for the paper of the replaced certificate. */
export const recordOriginalPaperRoute = route(recordOriginalPaper, async (call) => {
  const { stored } = await actFor(call, 'record-paper', { originalPaper: call.body })
  return shownAnswer(call, stored)
})

/** Row 21, for a certificate of the older service, on the application that replaces it. */
export const recordMatsPaperRoute = route(recordMatsPaper, async (call) => {
  const { stored } = await actFor(call, 'record-mats-paper', { originalPaper: call.body })
  return shownAnswer(call, stored)
})
