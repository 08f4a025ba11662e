type Cleanup = () => Promise<void>

export type Scope = {
  /** Keeps what is being opened until the scope closes, even if it closes before the opening is done. */
  readonly hold: <T>(opening: Promise<T>, release: (opened: T) => Promise<unknown>) => Promise<T>
  readonly close: () => Promise<void>
  readonly isClosing: () => boolean
}

/** Closes in reverse order: the server before its database. */
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
        // The caller reports a failed opening; then there is nothing to release.
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
