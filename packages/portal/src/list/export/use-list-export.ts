import { today } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { plainColumns } from '@eksport/ui/certificate'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { useCodeLabels } from '../../code-lists/use-code-labels.ts'
import { useText } from '../../text/use-text.ts'
import { exportParameters } from '../list-source.ts'
import type { ShownList } from '../list-view.ts'
import { codeListsOf } from '../use-list-columns.ts'
import { exportTexts as texts } from './export.texts.ts'
import type { FileFormat } from './plain-table.ts'
import type { FileAnswer, FileOrder } from './table-file.worker.ts'

/** Makes a file of a table in a worker; aborting the signal ends it. */
function makeFile(order: FileOrder, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./table-file.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason))
    worker.addEventListener('error', (event) => fail(new Error(event.message)))
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) =>
      'file' in data ? done(data.file) : fail(new Error(data.failure)),
    )
    signal.throwIfAborted()
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

/** What is going on: the rows are being fetched, or the file is being made. */
export type ExportStage = 'fetching' | 'making'

/** [LST-19] Exports the whole list as it is shown. Leaving the page or cancelling ends it. */
export function useListExport({ view, query, shown }: Pick<ShownList, 'view' | 'query' | 'shown'>) {
  const say = useText()
  const context = useEksport()
  const labels = useCodeLabels(codeListsOf(view.viewpoint))
  const under = useRef<AbortController>(undefined)
  const [stage, setStage] = useState<ExportStage>('fetching')
  useEffect(() => () => under.current?.abort(), [])
  return {
    stage,
    ...useMutation({
      mutationFn: async (format: FileFormat) => {
        const controller = new AbortController()
        under.current = controller
        setStage('fetching')
        const rows = await view.source.fetchAll(exportParameters(view.source, query), controller.signal)
        setStage('making')
        const columns = plainColumns(shown, { labels, viewpoint: view.viewpoint, context })
        const table = {
          name: say(texts.sheet),
          headings: columns.map(({ heading }) => heading),
          rows: rows.map((row) => columns.map(({ value }) => value(row))),
          locale: context.locale,
        }
        const file = await makeFile({ table, format }, controller.signal)
        const name = `${say(texts.fileName)}-${today(new Date().toISOString())}.${format}`
        saveFile(file, name)
        return name
      },
    }),
  }
}
