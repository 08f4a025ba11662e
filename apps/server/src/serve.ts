import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { runProgram } from './supervision/run-program.ts'

const report = (line: string) => process.stdout.write(`${line}\n`)

/** The program of the listeners, started by `main.ts`. */
runProgram(async () => {
  const server = await startServer({ config: readConfig(process.env), now: () => new Date(), report })
  return () => server.stop()
})
