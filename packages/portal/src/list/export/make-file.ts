import type { FileAnswer, FileOrder } from './table-file.worker.ts'

/** A file of a table, made beside the page; whoever gives it up ends the work. */
export function makeFile(order: FileOrder, signal: AbortSignal): Promise<Blob> {
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
