import type { FileFormat, PlainTable } from './plain-table.ts'
import { csvFile } from './write-csv.ts'
import { xlsxFile } from './write-xlsx.ts'

export interface FileOrder {
  readonly table: PlainTable
  readonly format: FileFormat
}

/** The worker's answer: the file, or that it could not be made. */
export type FileAnswer = { readonly file: Blob } | { readonly failure: string }

const make = async ({ table, format }: FileOrder) => (format === 'csv' ? csvFile(table) : xlsxFile(table))

// Compressing a workbook takes long, so it runs in a worker and the page stays responsive.
self.addEventListener('message', ({ data }: MessageEvent<FileOrder>) => {
  const answer = (message: FileAnswer) => self.postMessage(message)
  make(data).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ failure: String(error) }),
  )
})
