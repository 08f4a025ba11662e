import { workbookSheets } from './workbook-sheets.ts'

// Unpacking a workbook is work of its own thread: the page stays alive meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void workbookSheets(new Uint8Array(data)).then((answer) => self.postMessage(answer))
})
