import type { WorkbookAnswer } from './workbook-messages.ts'
import { workbookSheets } from './workbook-sheets.ts'

// Decompressing a workbook takes long, so it runs in a worker and the page stays responsive.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (message: WorkbookAnswer) => self.postMessage(message)
  // A rejection in the worker fires no error event on the page, which would wait for ever.
  workbookSheets(new Uint8Array(data)).then(answer, (error: unknown) =>
    answer({ reason: 'damaged', failure: String(error) }),
  )
})
