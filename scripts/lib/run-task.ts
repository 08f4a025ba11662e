import { createScope, type Scope } from './scope.ts'

const messageOf = (error: unknown) =>
  error instanceof AggregateError
    ? [error.message, ...error.errors.map(String)].join('\n  ')
    : error instanceof Error
      ? error.message
      : String(error)

/** Runs a task until its end or the first signal, and then closes what it opened. */
export const runTask = async (work: (scope: Scope) => Promise<number>) => {
  const scope = createScope()
  const stop = async () => {
    if (scope.isClosing()) return
    console.log('\nStopping …')
    const failed = await scope.close().then(
      () => false,
      (error: unknown) => {
        console.error(messageOf(error))
        return true
      },
    )
    console.log('Stopped.')
    process.exit(failed ? 1 : 0)
  }
  // Ctrl-C arrives twice, from the terminal and from our parent; the second has no effect.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  // The channel to scripts/run.mjs closes when that process is killed.
  process.once('disconnect', () => void stop())
  process.channel?.unref()

  try {
    process.exitCode = await work(scope)
  } catch (error) {
    if (scope.isClosing()) return
    console.error(`\n${messageOf(error)}`)
    process.exitCode = 1
  }
  await scope.close()
}
