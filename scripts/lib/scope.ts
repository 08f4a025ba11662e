type Cleanup = () => Promise<void>

export type Scope = {
  /** Keeps what is being opened until the scope closes; also when that happens before it is open. */
  readonly hold: <T>(opening: Promise<T>, release: (opened: T) => Promise<unknown>) => Promise<T>
  readonly close: () => Promise<void>
  readonly isClosing: () => boolean
}

/** What was opened last is closed first: the server before the database that it uses. */
export const createScope = (): Scope => {
  const cleanups: Cleanup[] = []
  let closing: Promise<void> | undefined

  const closeAll = async () => {
    const errors: unknown[] = []
    for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) {
      await cleanup().catch((error: unknown) => errors.push(error))
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped cleanly.')
  }

  return {
    hold: async (opening, release) => {
      if (closing !== undefined) throw new Error('Stopping: nothing new is started.')
      cleanups.push(async () => {
        // Whoever awaits the opening reports its failure; there is then nothing to release.
        const [result] = await Promise.allSettled([opening])
        if (result.status === 'fulfilled') await release(result.value)
      })
      return opening
    },
    close: () => {
      closing ??= closeAll()
      return closing
    },
    isClosing: () => closing !== undefined,
  }
}
