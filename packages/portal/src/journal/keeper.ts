import type { DraftSaver } from '@eksport/api'
import type { Conflict, Edit, Merged } from '@eksport/forms'
import { isApiError } from '../server/is-api-error.ts'
import type { Journal } from './journal.ts'
import { createSaveQueue, type Saved, type SaveQueue, type SaveState, type SaveStatus } from './save-queue.ts'
import { type Saver, saverSince } from './saver-since.ts'

/** Where two have answered the same differently: one of them has to be chosen. */
export interface Choice<Draft, Answer> extends Merged<Draft> {
  /** What is stored. */
  readonly theirs: Answer
  /** Who stored it. */
  readonly saver: Saver
}

/** What the keeper must know of a draft, of what the server answers about it, and of what the server is known to have of it. */
export interface KeptDocument<Draft, Answer, Known> {
  /** What the form is filled in with. */
  readonly draftOf: (answer: Answer) => Draft
  readonly versionOf: (answer: Answer) => number
  /** Nobody has sent or withdrawn it: it can be filled in. */
  readonly isOpen: (answer: Answer) => boolean
  /** Paths of the answers without which nothing is stored, and which are not there: they are being given anew. */
  readonly lacking: (draft: Draft) => readonly string[]
  /** The draft with what the server has at these paths in their place; undefined where that makes no other draft. */
  readonly withoutRefused: (draft: Draft, known: Known, paths: readonly string[]) => Draft | undefined
  readonly storesTheSame: (one: Draft, other: Draft) => boolean
  readonly asStored: (answer: Answer) => Known
  readonly asSaved: (draft: Draft, answer: Answer) => Known
  readonly unsentEdits: (draft: Draft, known: Known, sent: readonly Draft[]) => readonly Edit[]
  readonly withUnsent: (stored: Draft, edits: readonly Edit[]) => Merged<Draft>
  readonly withTyped: (asked: Merged<Draft>, before: Draft, now: Draft) => Merged<Draft>
  readonly withChoice: (asked: Merged<Draft>, isTheirs: (conflict: Conflict) => boolean) => Draft
}

/** What is read of a draft says who saved it. */
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
  /** The server has stored the answers of this page. */
  readonly onStored: (answer: Answer) => void
  /** Somebody else had stored it meanwhile: the answers of both, put together. */
  readonly onMerged: (draft: Draft, latest: Answer) => void
  readonly onChoice: (choice: Choice<Draft, Answer> | undefined) => void
  /** It cannot be filled in any more: somebody else has sent or withdrawn it. */
  readonly onEnded: (latest: Answer) => void
}

/** Milliseconds of rest before a change is saved by itself. */
const restMs = 1500

const isUnanswered = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 500
/** The net, the server, too much at once, a session that has ended. */
const isPassing = (error: unknown) => isUnanswered(error) || isApiError(error, 401, 408, 429)

/** What the form begins with. */
interface Begun<Draft, Answer> {
  readonly answers: Draft
  readonly comment: string
  readonly choice: Choice<Draft, Answer> | undefined
}

/** What came of a request: nothing where there was nothing to store. */
interface Put<Draft, Answer> {
  readonly stored?: Draft
  readonly saved?: Answer
  readonly refusal?: unknown
}

/** [EXP-03] Keeps one draft: on the screen, in this browser as long as the server does not have it, and at the server. */
export class Keeper<Draft, Answer, Known> {
  readonly begun: Begun<Draft, Answer>
  readonly #document: KeptDocument<Draft, Answer, Known>
  readonly #options: KeeperOptions<Draft, Answer>
  readonly #queue: SaveQueue<Draft>
  #acknowledged: Known
  #answers: Draft
  #comment: string
  #isForgotten = false
  /** The last save failed for want of the net or of the server. */
  #isRetried = false
  /** The last save failed for some answers alone. */
  #isRestStored = false
  /** What earlier pages left: the last request of one may be stored after this page has read the draft. */
  #left: Draft | undefined
  /** What the person has yet to choose; they may still be typing. */
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
    // What an earlier page left does not say of which version it was: anybody who ever saved may have answered otherwise.
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

  /** What is stored, with what earlier pages of this browser did not get there. */
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

  /** The form stands; what an earlier page left is sent. */
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
   * Stores now what is not stored, and says whether the person may go on: it is stored but for what has to be mended, which every page
   * says, or it lies in this browser and is sent again by itself. Who has to log in first is not led on.
   */
  async keep(): Promise<boolean> {
    const status = await this.#queue.flush()
    const isOnItsWay = this.#isRetried && this.#options.journal.isKept()
    return status === 'saved' || (status === 'failed' && (this.#isRestStored || isOnItsWay))
  }

  /** What waits for its next attempt has it now. */
  readonly retry = () => this.#queue.retry()

  /** Writes now to this browser what the server does not have. */
  readonly keepHere = () => {
    this.#note()
    this.#options.journal.flush()
  }

  /** The form goes. */
  stop() {
    this.keepHere()
    this.#queue.stop()
  }

  /** What was chosen of each conflict; the rest is there already. */
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

  /** It is sent, or given up: nothing of it lies here any longer. */
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
    // First what may come to be stored without an answer, then the request.
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

  /** Stores what is left of a draft, where that is not stored already. */
  async #putRest(rest: Draft | undefined, version: number): Promise<Put<Draft, Answer>> {
    const isStored = rest === undefined || this.#document.unsentEdits(rest, this.#acknowledged, []).length === 0
    return isStored ? {} : this.#put(rest, version)
  }

  /** Stores the draft, and where the server names answers that it refuses, all others. */
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
