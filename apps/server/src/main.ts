import { readConfig } from './config.ts'
import { startServer } from './server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const config = (() => {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
})()

const server = await startServer({ config, now: () => new Date(), report: say }).catch(fail)
say(`Eksport er klar: ${config.submitter.publicUrl} (innsendere) og ${config.caseworker.publicUrl} (ansatte).`)

// A second signal is not needed: everything has its own limit of time, and a third party may send both.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.stop().then(() => process.exit(0), fail)
  })
}
