import type { DraftSaver } from '@eksport/api'
import type { Conflict, Edit, Merged } from '@eksport/forms'
import { isApiError } from '../server/is-api-error.ts'
import type { Journal } from './journal.ts'
import { createSaveQueue, type Saved, type SaveQueue, type SaveState, type SaveStatus } from './save-queue.ts'
import { type Saver, saverSince } from './saver-since.ts'

/** Conflicting answers of two people, of which one must be chosen. */
export interface Choice<Draft, Answer> extends Merged<Draft> {
  /** The stored version. */
  readonly theirs: Answer
  /** Who stored it. */
  readonly saver: Saver
}

/** What the keeper needs to know about a draft, the server's answers about it, and what the server is known to have. */
export interface KeptDocument<Draft, Answer, Known> {
  /** The values with which the form is filled in. */
  readonly draftOf: (answer: Answer) => Draft
  readonly versionOf: (answer: Answer) => number
  /** Whether it can be filled in: it is neither sent nor withdrawn. */
  readonly isOpen: (answer: Answer) => boolean
  /** Paths of missing answers without which nothing is stored, because they are being chosen anew. */
  readonly lacking: (draft: Draft) => readonly string[]
  /** The draft with the server's values at these paths; undefined where that changes nothing. */
  readonly withoutRefused: (draft: Draft, known: Known, paths: readonly string[]) => Draft | undefined
  readonly storesTheSame: (one: Draft, other: Draft) => boolean
  readonly asStored: (answer: Answer) => Known
  readonly asSaved: (draft: Draft, answer: Answer) => Known
  readonly unsentEdits: (draft: Draft, known: Known, sent: readonly Draft[]) => readonly Edit[]
  readonly withUnsent: (stored: Draft, edits: readonly Edit[]) => Merged<Draft>
  readonly withTyped: (asked: Merged<Draft>, before: Draft, now: Draft) => Merged<Draft>
  readonly withChoice: (asked: Merged<Draft>, isTheirs: (conflict: Conflict) => boolean) => Draft
}

/** An answer with the people who have saved the draft. */
interface Read {
  readonly savers?: readonly DraftSaver[] | undefined
}

export interface KeeperOptions<Draft, Answer> {
  /** The draft as the server has it now. */
  readonly answer: Answer & Read
  readonly journal: Journal
  readonly put: (draft: Draft, version: number) => Promise<Answer>
  readonly readLatest: () => Promise<Answer & Read>
  readonly onState: (state: SaveState) => void
  /** Called when the server has stored this page's answers. */
  readonly onStored: (answer: Answer) => void
  /** Called with merged answers, because somebody else has stored the draft meanwhile. */
  readonly onMerged: (draft: Draft, latest: Answer) => void
  readonly onChoice: (choice: Choice<Draft, Answer> | undefined) => void
  /** Called when it can no longer be filled in, because somebody else has sent or withdrawn it. */
  readonly onEnded: (latest: Answer) => void
}

/** Milliseconds without changes before a draft is saved automatically. */
const restMs = 1500

const isUnanswered = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 500
/** Whether an error is temporary: network, server, rate limit, or an ended session. */
const isPassing = (error: unknown) => isUnanswered(error) || isApiError(error, 401, 408, 429)

/** The form's initial state. */
interface Begun<Draft, Answer> {
  readonly answers: Draft
  readonly comment: string
  readonly choice: Choice<Draft, Answer> | undefined
}

/** The result of a request; empty where there was nothing to store. */
interface Put<Draft, Answer> {
  readonly stored?: Draft
  readonly saved?: Answer
  readonly refusal?: unknown
}

/** [EXP-03] Keeps one draft: on the screen, in this browser as long as the server does not have it, and on the server. */
export class Keeper<Draft, Answer, Known> {
  readonly begun: Begun<Draft, Answer>
  readonly #document: KeptDocument<Draft, Answer, Known>
  readonly #options: KeeperOptions<Draft, Answer>
  readonly #queue: SaveQueue<Draft>
  #acknowledged: Known
  #answers: Draft
  #comment: string
  #isForgotten = false
  /** Whether the last save failed for a temporary reason and is retried. */
  #isRetried = false
  /** Whether the last save stored all but some answers. */
  #isRestStored = false
  /** What earlier pages left: the last request of one may be stored after this page has read the draft. */
  #left: Draft | undefined
  /** The conflicts that the person must settle; they may still be typing. */
  #choice: Choice<Draft, Answer> | undefined

  constructor(document: KeptDocument<Draft, Answer, Known>, options: KeeperOptions<Draft, Answer>) {
    const { answer, journal } = options
    this.#document = document
    const { answers, conflicts } = this.#withLeft(answer, journal)
    this.#options = options
    this.#acknowledged = document.asStored(answer)
    this.#answers = answers
    this.#left = journal.left.length > 0 ? answers : undefined
    this.#comment = journal.left.findLast(({ comment }) => comment !== undefined)?.comment ?? ''
    // Records of earlier pages do not state their version, so the conflict may be with anybody who ever saved.
    const saver = saverSince(answer.savers, 0)
    const choice =
      conflicts.length > 0 && document.isOpen(answer) ? { answers, conflicts, theirs: answer, saver } : undefined
    this.begun = { answers, comment: this.#comment, choice }
    this.#choice = choice
    this.#queue = createSaveQueue<Draft>({
      version: document.versionOf(answer),
      delay: restMs,
      isConflict: (error) => isApiError(error, 412),
      isPassing,
      mayBeStored: isUnanswered,
      onState: (state) => {
        this.#isRetried = state.isRetried === true && !isApiError(state.error, 401)
        this.#isRestStored = state.unstored !== undefined
        options.onState(state)
      },
      save: (draft, version) => this.#save(draft, version),
      merge: () => this.#merge(),
    })
  }

  /** The stored draft, with what earlier pages of this browser did not send. */
  #withLeft(answer: Answer, { left }: Journal): Merged<Draft> {
    return left.reduce<Merged<Draft>>(
      ({ answers, conflicts }, { edits }) => {
        const merged = this.#document.withUnsent(answers, edits)
        return { answers: merged.answers, conflicts: [...conflicts, ...merged.conflicts] }
      },
      { answers: this.#document.draftOf(answer), conflicts: [] },
    )
  }

  get version(): number {
    return this.#queue.version
  }

  /** Called when the form is mounted; sends what an earlier page left. */
  begin() {
    const { journal, answer, onState } = this.#options
    const { isOpen, storesTheSame, draftOf } = this.#document
    journal.begin()
    if (journal.left.length === 0) return
    this.#note()
    if (this.begun.choice !== undefined) {
      this.#queue.hold()
      onState({ status: 'conflict' })
    } else if (isOpen(answer) && !storesTheSame(this.#answers, draftOf(answer))) this.#queue.change(this.#answers)
  }

  change(answers: Draft) {
    if (this.#choice !== undefined) {
      const { theirs, saver } = this.#choice
      this.#ask({ ...this.#document.withTyped(this.#choice, this.#answers, answers), theirs, saver })
    }
    this.#answers = answers
    this.#note()
    this.#queue.change(answers)
  }

  comment(comment: string) {
    this.#comment = comment
    this.#note()
  }

  flush(): Promise<SaveStatus> {
    return this.#queue.flush()
  }

  /**
   * Saves what is not stored, and returns whether the person may go on: everything is stored except invalid answers, which every
   * page reports, or it is in this browser and will be sent automatically. False where the person must log in first.
   */
  async keep(): Promise<boolean> {
    const status = await this.#queue.flush()
    const isOnItsWay = this.#isRetried && this.#options.journal.isKept()
    return status === 'saved' || (status === 'failed' && (this.#isRestStored || isOnItsWay))
  }

  /** Retries at once what waits for its next attempt. */
  readonly retry = () => this.#queue.retry()

  /** Writes what the server does not have to this browser now. */
  readonly keepHere = () => {
    this.#note()
    this.#options.journal.flush()
  }

  /** Called when the form is unmounted. */
  stop() {
    this.keepHere()
    this.#queue.stop()
  }

  /** Settles each conflict with the chosen answer; everything else is merged already. */
  choose(choice: Choice<Draft, Answer>, isTheirs: (conflict: Conflict) => boolean): Draft {
    const chosen = this.#document.withChoice(choice, isTheirs)
    this.#take(chosen, choice.theirs)
    this.#ask(undefined)
    void this.#queue.rebase(chosen, this.#document.versionOf(choice.theirs))
    return chosen
  }

  takeTheirs(theirs: Answer) {
    this.#take(this.#document.draftOf(theirs), theirs)
    this.#ask(undefined)
    this.#queue.reset(this.#document.versionOf(theirs))
  }

  /** Called when the draft is sent or abandoned: removes it from this browser. */
  readonly forget = () => {
    this.#isForgotten = true
    this.keepHere()
  }

  #unsent() {
    const sent = [this.#queue.sending, this.#left].filter((answers) => answers !== undefined)
    return this.#document.unsentEdits(this.#answers, this.#acknowledged, sent)
  }

  #note() {
    this.#options.journal.note(() => {
      if (this.#isForgotten) return undefined
      const edits = this.#unsent()
      if (edits.length === 0 && this.#comment === '') return undefined
      return { edits, ...(this.#comment !== '' && { comment: this.#comment }) }
    })
  }

  #ask(choice: Choice<Draft, Answer> | undefined) {
    this.#choice = choice
    this.#options.onChoice(choice)
  }

  #take(answers: Draft, stored: Answer) {
    this.#answers = answers
    this.#acknowledged = this.#document.asStored(stored)
    this.#left = undefined
    this.#note()
  }

  async #save(draft: Draft, version: number): Promise<Saved> {
    const { asSaved, lacking, unsentEdits, versionOf, withoutRefused } = this.#document
    const lacks = lacking(draft)
    const whole = lacks.length === 0 ? draft : withoutRefused(draft, this.#acknowledged, lacks)
    // Stored here first, because the request may be stored by the server without an answer.
    this.keepHere()
    const { stored, saved, refusal } = await (whole === draft
      ? this.#put(draft, version)
      : this.#putRest(whole, version))
    if (stored !== undefined && saved !== undefined) {
      this.#acknowledged = asSaved(stored, saved)
      this.#left = undefined
      this.#note()
      this.#options.onStored(saved)
    }
    const unstored = unsentEdits(draft, this.#acknowledged, []).map(({ at }) => at)
    return { version: saved === undefined ? version : versionOf(saved), refusal, unstored }
  }

  /** Stores the rest of a draft, unless it is stored already. */
  async #putRest(rest: Draft | undefined, version: number): Promise<Put<Draft, Answer>> {
    const isStored = rest === undefined || this.#document.unsentEdits(rest, this.#acknowledged, []).length === 0
    return isStored ? {} : this.#put(rest, version)
  }

  /** Stores the draft; if the server refuses some answers, stores all others. */
  async #put(draft: Draft, version: number): Promise<Put<Draft, Answer>> {
    const { withoutRefused } = this.#document
    try {
      return { stored: draft, saved: await this.#options.put(draft, version) }
    } catch (refusal) {
      if (!isApiError(refusal, 400, 422)) throw refusal
      const refused = refusal.issues.map(({ path }) => path)
      const rest = withoutRefused(draft, this.#acknowledged, refused)
      if (rest === undefined) throw refusal
      return { ...(await this.#putRest(rest, version)), refusal }
    }
  }

  async #merge() {
    const { draftOf, isOpen, versionOf, withUnsent } = this.#document
    const latest = await this.#options.readLatest()
    if (!isOpen(latest)) {
      this.#options.onEnded(latest)
      return undefined
    }
    const edits = this.#unsent()
    const { answers, conflicts } = withUnsent(draftOf(latest), edits)
    if (conflicts.length > 0) {
      this.#ask({ answers, conflicts, theirs: latest, saver: saverSince(latest.savers, this.#queue.version) })
      return undefined
    }
    this.#take(answers, latest)
    this.#options.onMerged(answers, latest)
    return { draft: answers, version: versionOf(latest) }
  }
}
