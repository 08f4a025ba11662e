/** The state of saving that the person sees. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface SaveState {
  readonly status: SaveStatus
  /** Why the last attempt failed. */
  readonly error?: unknown
  /** The failure is temporary, and the save is retried automatically. */
  readonly isRetried?: boolean
  /**
   * Paths of the answers that are on the screen and not stored, while all others are: incomplete ones, and after a failure those
   * that the server refused.
   */
  readonly unstored?: readonly (readonly string[])[]
}

/** The result of a save. */
export interface Saved extends Pick<SaveState, 'unstored'> {
  readonly version: number
  /** Why not everything was stored. */
  readonly refusal?: unknown
}

/** A draft merged into what somebody else stored, and the version that it is now based on. */
interface Rebased<Draft> {
  readonly draft: Draft
  readonly version: number
}

export interface SaveQueueOptions<Draft> {
  readonly version: number
  /** Milliseconds without changes before a draft is saved automatically. */
  readonly delay: number
  /** Saves the whole draft, based on a version, or as much of it as can be stored. */
  readonly save: (draft: Draft, version: number) => Promise<Saved>
  readonly isConflict: (error: unknown) => boolean
  /** Merges the newest draft into what is stored; undefined where the person must choose first. Throws where that cannot be read. */
  readonly merge?: () => Promise<Rebased<Draft> | undefined>
  /** Whether a failure is temporary: network, server, an ended session. */
  readonly isPassing?: (error: unknown) => boolean
  /** Whether the server may have stored the draft nevertheless, because no answer came. */
  readonly mayBeStored?: (error: unknown) => boolean
  readonly onState: (state: SaveState) => void
}

export interface SaveQueue<Draft> {
  /** Sets a new state of the draft, which is saved after a delay. */
  change(draft: Draft): void
  /** Saves what is unsaved now, and waits for the result. */
  flush(): Promise<SaveStatus>
  /** Retries a failed save now, because the connection or the person is back. */
  retry(): void
  /** Saves what is unsaved once more, and stops saving automatically. */
  stop(): void
  /** A conflict is known before anything was sent: nothing is sent until the person has chosen. */
  hold(): void
  /** Settles a conflict: this draft replaces `version`. */
  rebase(draft: Draft, version: number): Promise<SaveStatus>
  /** Settles a conflict: the stored draft is kept, and nothing is waiting. */
  reset(version: number): void
  readonly version: number
  /** What is being sent to the server, or may have reached it without an answer. */
  readonly sending: Draft | undefined
}

/** Milliseconds to the next attempt after the first failure; doubled by each failure, up to a maximum. */
const firstRetry = 2000
const lastRetry = 30_000

const retryIn = (failures: number) => Math.min(lastRetry, firstRetry * 2 ** Math.min(failures - 1, 10))

/** Somebody else may save at the same pace: after this many merges in a row the next attempt is delayed. */
const maxMerges = 5

/**
 * Saves one draft in order: one request at a time, the newest state last, each based on the version before it. A failure keeps
 * the state for the next attempt, which is automatic where the reason is temporary. An unanswered save is repeated unchanged
 * before anything newer, so that it is always known whose answers the server has. A conflict is merged; where that is not
 * possible, saving stops until the person has chosen.
 */
class Queue<Draft> implements SaveQueue<Draft> {
  readonly #options: SaveQueueOptions<Draft>
  #version: number
  /** The last reported status. */
  #status: SaveStatus = 'saved'
  #waiting: { readonly draft: Draft } | undefined
  #unanswered: { readonly draft: Draft } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<SaveStatus> | undefined
  #isHeld = false
  #failures = 0
  #isStopped = false

  constructor(options: SaveQueueOptions<Draft>) {
    this.#options = options
    this.#version = options.version
  }

  get version() {
    return this.#version
  }

  get sending() {
    return this.#unanswered?.draft
  }

  change(draft: Draft) {
    this.#isStopped = false
    this.#waiting = { draft }
    // A retry is already scheduled and shown to the person; or they must choose first.
    if (this.#isHeld || this.#failures > 0) return
    if (this.#running === undefined && this.#status !== 'unsaved') this.#say({ status: 'unsaved' })
    this.#attemptIn(this.#options.delay)
  }

  flush(): Promise<SaveStatus> {
    clearTimeout(this.#timer)
    if (this.#isHeld) return Promise.resolve('conflict')
    if (this.#waiting === undefined && this.#running === undefined) return Promise.resolve('saved')
    this.#running ??= this.#attempt().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  retry() {
    if (this.#failures > 0 && this.#running === undefined) void this.flush()
  }

  stop() {
    this.#isStopped = true
    void this.flush()
  }

  hold() {
    this.#isHeld = true
  }

  rebase(draft: Draft, version: number) {
    this.#version = version
    this.#waiting = { draft }
    this.#isHeld = false
    return this.flush()
  }

  reset(version: number) {
    clearTimeout(this.#timer)
    this.#version = version
    this.#isHeld = false
    this.#failures = 0
    this.#waiting = undefined
    this.#unanswered = undefined
    this.#say({ status: 'saved' })
  }

  #attemptIn(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  #say(state: SaveState) {
    this.#status = state.status
    this.#options.onState(state)
  }

  #finish(state: SaveState): SaveStatus {
    this.#say(state)
    return state.status
  }

  #fail(error: unknown): SaveStatus {
    const isRetried = this.#options.isPassing?.(error) ?? false
    this.#failures = isRetried ? this.#failures + 1 : 0
    if (isRetried && !this.#isStopped) this.#attemptIn(retryIn(this.#failures))
    return this.#finish({ status: 'failed', error, ...(isRetried && { isRetried }) })
  }

  /** Saves until nothing is waiting; returns the status with which it ended. */
  async #attempt(): Promise<SaveStatus> {
    // A person who sees that it is being retried is not told about each attempt.
    if (this.#failures === 0) this.#say({ status: 'saving' })
    let merges = 0
    let unstored: SaveState['unstored']
    while (this.#waiting !== undefined) {
      const current = this.#unanswered ?? this.#waiting
      this.#unanswered = current
      try {
        const saved = await this.#options.save(current.draft, this.#version)
        this.#version = saved.version
        this.#unanswered = undefined
        this.#failures = 0
        unstored = saved.unstored
        if (this.#waiting !== current) continue
        // Keeps waiting: a repeated save must give the same result, and a refused answer may have been corrected by then.
        if (saved.refusal !== undefined) return this.#finish({ status: 'failed', error: saved.refusal, unstored })
        this.#waiting = undefined
      } catch (error) {
        merges += 1
        const end = await this.#meet(error, merges)
        if (end !== undefined) return end
      }
    }
    this.#failures = 0
    return this.#finish({ status: 'saved', ...(unstored && { unstored }) })
  }

  /** Handles a failed save; undefined where it can continue at once with the merged draft. */
  async #meet(error: unknown, merges: number): Promise<SaveStatus | undefined> {
    if (!this.#options.isConflict(error) || merges > maxMerges) {
      if (!this.#options.mayBeStored?.(error)) this.#unanswered = undefined
      return this.#fail(error)
    }
    let rebased: Rebased<Draft> | undefined
    try {
      rebased = await this.#options.merge?.()
    } catch (unread) {
      return this.#fail(unread)
    }
    this.#unanswered = undefined
    if (rebased === undefined) {
      this.#isHeld = true
      return this.#finish({ status: 'conflict', error })
    }
    this.#version = rebased.version
    this.#waiting = { draft: rebased.draft }
    return undefined
  }
}

/** Creates the queue of one draft. */
export const createSaveQueue = <Draft>(options: SaveQueueOptions<Draft>): SaveQueue<Draft> => new Queue(options)
