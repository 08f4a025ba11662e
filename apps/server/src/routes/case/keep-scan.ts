import { keepScan } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { preparedRoute } from '../../http/route.ts'
import type { Inspector } from '../../integrations/uploads/index.ts'
import { shownApplication } from '../application/application-answer.ts'

/** A scan that is no document is refused for that. */
async function pagesOf(inspector: Inspector, scans: readonly File[]): Promise<number> {
  let pages = 0
  for (const scan of scans)
    if (scan.type === 'application/pdf') pages += await inspector.countPages(new Uint8Array(await scan.arrayBuffer()))
  return pages
}

/** Row 21, what is optional in it: the signed paper is scanned in. */
export const keepScanRoute = preparedRoute(
  keepScan,
  ({ deps, body }) => pagesOf(deps.inspector, body.scan),
  async (call, scannedPages) => {
    const { tx, deps, session, params, body, ifMatch, now } = call
    const { referenceNumber } = params
    const event = 'keep-scan'
    const input = { attachments: body.scan, scannedPages }
    const { stored } = await act({ tx, deps, by: session, event, referenceNumber, version: ifMatch, input, now })
    const { application } = await shownApplication(call, stored)
    return { body: application, version: stored.document.version, audit: { action: event } }
  },
)
