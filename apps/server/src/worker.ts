import { readConfig } from './config.ts'
import { startWorker } from './jobs/start-worker.ts'
import { report } from './log/output.ts'
import { runProgram } from './supervision/run-program.ts'

/** The program of the worker, started by `main.ts`. */
runProgram(async (end) => {
  const config = readConfig(process.env)
  const place = process.env.EKSPORT_WORKER_PLACE ?? ''
  const worker = await startWorker({ config, now: () => new Date(), report, place })
  let stopping = false
  worker.ended.then(
    () => stopping || end('Arbeideren sluttet.'),
    (error: unknown) => stopping || end(`Arbeideren sluttet: ${error instanceof Error ? error.message : error}`),
  )
  return () => {
    stopping = true
    return worker.stop()
  }
})
