/** What the person sees about saving. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface SaveState {
  readonly status: SaveStatus
  /** Why the last attempt failed. */
  readonly error?: unknown
  /** It failed for a reason that passes, and is tried again without anybody asking. */
  readonly isRetried?: boolean
  /**
   * Paths of the answers that stand on the screen and are not stored, while all others are: half-typed ones, and where it failed those
   * that the server refused.
   */
  readonly unstored?: readonly (readonly string[])[]
}

/** What came of a save. */
export interface Saved extends Pick<SaveState, 'unstored'> {
  readonly version: number
  /** Why not all of it was stored. */
  readonly refusal?: unknown
}

/** A draft that has been put into what somebody else stored, and the version that it is of now. */
interface Rebased<Draft> {
  readonly draft: Draft
  readonly version: number
}

export interface SaveQueueOptions<Draft> {
  readonly version: number
  /** Milliseconds of rest before a change is saved by itself. */
  readonly delay: number
  /** Saves the whole draft made from a version, or all of it that can be stored. */
  readonly save: (draft: Draft, version: number) => Promise<Saved>
  readonly isConflict: (error: unknown) => boolean
  /** Puts the newest draft into what is stored; undefined where the person must choose first. Throws where it cannot be read. */
  readonly merge?: () => Promise<Rebased<Draft> | undefined>
  /** Whether a failure passes by itself: the net, the server, a session that has ended. */
  readonly isPassing?: (error: unknown) => boolean
  /** Whether the server may have stored the draft all the same: no answer came. */
  readonly mayBeStored?: (error: unknown) => boolean
  readonly onState: (state: SaveState) => void
}

export interface SaveQueue<Draft> {
  /** A new state of the draft; saved after a rest. */
  change(draft: Draft): void
  /** Saves now what is not saved, and waits for it. */
  flush(): Promise<SaveStatus>
  /** Saves now what waits for its next attempt: the net is back, or the person is. */
  retry(): void
  /** Saves what is not saved once more, and never again by itself. */
  stop(): void
  /** A conflict is known before anything was sent: nothing is, until the person has chosen. */
  hold(): void
  /** After a conflict: this draft shall replace `version`. */
  rebase(draft: Draft, version: number): Promise<SaveStatus>
  /** After a conflict: what is stored is right; nothing is waiting any more. */
  reset(version: number): void
  readonly version: number
  /** What is on its way to the server, or may have reached it without an answer. */
  readonly sending: Draft | undefined
}

/** Milliseconds to the next attempt after the first failure; each failure doubles it, up to the last. */
const firstRetry = 2000
const lastRetry = 30_000

const retryIn = (failures: number) => Math.min(lastRetry, firstRetry * 2 ** Math.min(failures - 1, 10))

/** Somebody else saves at the same pace: after so many merges in a row the next attempt waits its turn. */
const maxMerges = 5

/**
 * Saves one draft in order: one request at a time, the newest state last, each from the version before it.
 * A failure keeps the state for the next attempt, which comes by itself where the reason passes. A save that nobody
 * answered is sent again as it was before anything newer, so that it is always known whose answers the server has.
 * A conflict is merged; where that cannot be done, it stops until the person has chosen.
 */
class Queue<Draft> implements SaveQueue<Draft> {
  readonly #options: SaveQueueOptions<Draft>
  #version: number
  /** What was said last. */
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
    // The next attempt is on its way already, and the person has read that it is; or they must choose first.
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

  /** Saves until nothing waits; what stops it is the answer. */
  async #attempt(): Promise<SaveStatus> {
    // Who has been told that it is tried again is not told of each attempt.
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
        // It waits on: whoever asks again has to hear the same, and what was refused may be right by then.
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

  /** A save that did not come about; nothing where it can go on at once, from what was merged. */
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

/** The queue of one draft. */
export const createSaveQueue = <Draft>(options: SaveQueueOptions<Draft>): SaveQueue<Draft> => new Queue(options)
