import type { WorkbookAnswer } from './workbook-messages.ts'
import { workbookSheets } from './workbook-sheets.ts'

// Unpacking a workbook is work of its own thread: the page stays alive meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (message: WorkbookAnswer) => self.postMessage(message)
  // A rejection is no error event at the page, which would wait for ever.
  workbookSheets(new Uint8Array(data)).then(answer, (error: unknown) =>
    answer({ reason: 'damaged', failure: String(error) }),
  )
})
