/** What the person sees about saving. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface SaveState {
  readonly status: SaveStatus
  /** Why the last attempt failed. */
  readonly error?: unknown
}

export interface SaveQueueOptions<Draft> {
  readonly version: number
  /** Milliseconds of rest before a change is saved by itself. */
  readonly delay: number
  /** Saves the whole draft made from a version; answers the new version. */
  readonly save: (draft: Draft, version: number) => Promise<{ readonly version: number }>
  readonly isConflict: (error: unknown) => boolean
  readonly onState: (state: SaveState) => void
}

export interface SaveQueue<Draft> {
  /** A new state of the draft; saved after a rest. */
  change(draft: Draft): void
  /** Saves now what is not saved, and waits for it. */
  flush(): Promise<SaveStatus>
  /** After a conflict: what is here is right and shall replace `version`. */
  rebase(version: number): Promise<SaveStatus>
  /** After a conflict: what is stored is right; nothing is waiting any more. */
  reset(version: number): void
  readonly version: number
}

/**
 * Saves one draft in order: one request at a time, the newest state last, each from the version before it.
 * A failure keeps the state for the next attempt; a conflict stops until the person has chosen.
 */
export function createSaveQueue<Draft>(options: SaveQueueOptions<Draft>): SaveQueue<Draft> {
  let { version } = options
  let waiting: { readonly draft: Draft } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<SaveStatus> | undefined
  let conflict = false

  const finish = (state: SaveState): SaveStatus => {
    options.onState(state)
    return state.status
  }

  const attempt = async (): Promise<SaveStatus> => {
    while (waiting !== undefined) {
      const current = waiting
      options.onState({ status: 'saving' })
      try {
        version = (await options.save(current.draft, version)).version
      } catch (error) {
        conflict = options.isConflict(error)
        return finish({ status: conflict ? 'conflict' : 'failed', error })
      }
      if (waiting === current) waiting = undefined
    }
    return finish({ status: 'saved' })
  }

  const flush = (): Promise<SaveStatus> => {
    clearTimeout(timer)
    if (conflict) return Promise.resolve('conflict')
    if (waiting === undefined && running === undefined) return Promise.resolve('saved')
    running ??= attempt().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    change(draft) {
      waiting = { draft }
      if (conflict) return
      if (running === undefined) options.onState({ status: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), options.delay)
    },
    flush,
    rebase(newer) {
      version = newer
      conflict = false
      return flush()
    },
    reset(newer) {
      clearTimeout(timer)
      version = newer
      conflict = false
      waiting = undefined
      options.onState({ status: 'saved' })
    },
    get version() {
      return version
    },
  }
}
