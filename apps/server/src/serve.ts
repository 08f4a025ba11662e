import { readConfig } from './config.ts'
import { report } from './log/output.ts'
import { startServer } from './server.ts'
import { runProgram } from './supervision/run-program.ts'

/** The program of the listeners, started by `main.ts`. */
runProgram(async () => {
  const server = await startServer({ config: readConfig(process.env), now: () => new Date(), report })
  return () => server.stop()
})
