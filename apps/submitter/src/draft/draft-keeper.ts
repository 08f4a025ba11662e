import type { ApplicationAnswer, ApplicationReading } from '@eksport/api'
import { type FormAnswers, hasRequiredFields, storesTheSame } from '@eksport/domain'
import type { Conflict, Merged } from '@eksport/forms'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { createSaveQueue, type SaveQueue, type SaveState, type SaveStatus } from '@eksport/portal/journal/save-queue.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { answersOf } from './answers-of.ts'
import { type Saver, saverSince } from './saver-since.ts'
import { type Acknowledged, asSaved, asStored, unsentEdits, withChoice, withTyped, withUnsent } from './unsent.ts'

/** Where two have answered the same differently: one of them has to be chosen. */
export interface Choice extends Merged<FormAnswers> {
  /** What is stored. */
  readonly theirs: ApplicationAnswer
  /** Who stored it. */
  readonly saver: Saver
}

interface DraftKeeperOptions {
  /** The draft as the server has it now. */
  readonly answer: ApplicationReading
  readonly journal: Journal
  readonly put: (answers: FormAnswers, version: number) => Promise<ApplicationAnswer>
  readonly readLatest: () => Promise<ApplicationReading>
  readonly onState: (state: SaveState) => void
  /** The server has stored the answers of this page. */
  readonly onStored: (answer: ApplicationAnswer) => void
  /** Somebody else had stored it meanwhile: the answers of both, put together. */
  readonly onMerged: (answers: FormAnswers, latest: ApplicationAnswer) => void
  readonly onChoice: (choice: Choice | undefined) => void
  /** It cannot be filled in any more: somebody else has sent or withdrawn it. */
  readonly onEnded: (latest: ApplicationAnswer) => void
}

/** Milliseconds of rest before a change is saved by itself. */
const restMs = 1500

const isUnanswered = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 500
/** The net, the server, too much at once, a session that has ended. */
const isPassing = (error: unknown) => isUnanswered(error) || isApiError(error, 401, 408, 429)

const isDraft = ({ application }: ApplicationAnswer) => application.applicationStatus === 'UNDER_REGISTRERING'

/** What is stored, with what earlier pages of this browser did not get there. */
const withLeft = (answer: ApplicationAnswer, { left }: Journal) =>
  left.reduce<Merged<FormAnswers>>(
    ({ answers, conflicts }, { edits }) => {
      const merged = withUnsent(answers, edits)
      return { answers: merged.answers, conflicts: [...conflicts, ...merged.conflicts] }
    },
    { answers: answersOf(answer), conflicts: [] },
  )

/** What the form begins with. */
interface Begun {
  readonly answers: FormAnswers
  readonly comment: string
  readonly choice: Choice | undefined
}

/** [EXP-03] Keeps one draft: on the screen, in this browser as long as the server does not have it, and at the server. */
export class DraftKeeper {
  readonly begun: Begun
  readonly #options: DraftKeeperOptions
  readonly #queue: SaveQueue<FormAnswers>
  #acknowledged: Acknowledged
  #answers: FormAnswers
  #comment: string
  #isForgotten = false
  /** The last save failed for want of the net or of the server. */
  #isRetried = false
  /** What earlier pages left: the last request of one may be stored after this page has read the draft. */
  #left: FormAnswers | undefined
  /** What the person has yet to choose; they may still be typing. */
  #choice: Choice | undefined

  constructor(options: DraftKeeperOptions) {
    const { answer, journal } = options
    const { answers, conflicts } = withLeft(answer, journal)
    this.#options = options
    this.#acknowledged = asStored(answer)
    this.#answers = answers
    this.#left = journal.left.length > 0 ? answers : undefined
    this.#comment = journal.left.findLast(({ comment }) => comment !== undefined)?.comment ?? ''
    // What an earlier page left does not say of which version it was: anybody who ever saved may have answered otherwise.
    const saver = saverSince(answer.savers, 0)
    const choice = conflicts.length > 0 && isDraft(answer) ? { answers, conflicts, theirs: answer, saver } : undefined
    this.begun = { answers, comment: this.#comment, choice }
    this.#choice = choice
    this.#queue = createSaveQueue<FormAnswers>({
      version: answer.application.version,
      delay: restMs,
      isConflict: (error) => isApiError(error, 412),
      isPassing,
      mayBeStored: isUnanswered,
      onState: (state) => {
        this.#isRetried = state.isRetried === true && !isApiError(state.error, 401)
        options.onState(state)
      },
      save: (draft, version) => this.#save(draft, version),
      merge: () => this.#merge(),
    })
  }

  get version(): number {
    return this.#queue.version
  }

  /** The form stands; what an earlier page left is sent. */
  begin() {
    const { journal, answer, onState } = this.#options
    journal.begin()
    if (journal.left.length === 0) return
    this.#note()
    if (this.begun.choice !== undefined) {
      this.#queue.hold()
      onState({ status: 'conflict' })
    } else if (isDraft(answer) && !storesTheSame({ ...this.#answers }, { ...answersOf(answer) }))
      this.#queue.change(this.#answers)
  }

  change(answers: FormAnswers) {
    if (this.#choice !== undefined) {
      const { theirs, saver } = this.#choice
      this.#ask({ ...withTyped(this.#choice, this.#answers, answers), theirs, saver })
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
   * Stores now what is not stored, and says whether the person may go on: it is stored, or it lies in this browser and is sent again by
   * itself. Who has to log in first is not led on.
   */
  async keep(): Promise<boolean> {
    const status = await this.#queue.flush()
    const isOnItsWay = this.#isRetried && this.#options.journal.isKept()
    return status === 'saved' || (status === 'failed' && isOnItsWay)
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
  choose(choice: Choice, isTheirs: (conflict: Conflict) => boolean): FormAnswers {
    const chosen = withChoice(choice, isTheirs)
    this.#take(chosen, choice.theirs)
    this.#ask(undefined)
    void this.#queue.rebase(chosen, choice.theirs.application.version)
    return chosen
  }

  takeTheirs(theirs: ApplicationAnswer) {
    this.#take(answersOf(theirs), theirs)
    this.#ask(undefined)
    this.#queue.reset(theirs.application.version)
  }

  /** It is sent, or given up: nothing of it lies here any longer. */
  readonly forget = () => {
    this.#isForgotten = true
    this.keepHere()
  }

  #unsent() {
    const sent = [this.#queue.sending, this.#left].filter((answers) => answers !== undefined)
    return unsentEdits(this.#answers, this.#acknowledged, sent)
  }

  #note() {
    this.#options.journal.note(() => {
      if (this.#isForgotten) return undefined
      const edits = this.#unsent()
      if (edits.length === 0 && this.#comment === '') return undefined
      return { edits, ...(this.#comment !== '' && { comment: this.#comment }) }
    })
  }

  #ask(choice: Choice | undefined) {
    this.#choice = choice
    this.#options.onChoice(choice)
  }

  #take(answers: FormAnswers, stored: ApplicationAnswer) {
    this.#answers = answers
    this.#acknowledged = asStored(stored)
    this.#left = undefined
    this.#note()
  }

  async #save(draft: FormAnswers, version: number): Promise<{ readonly version: number }> {
    // Nothing to store yet: the country was cleared to be chosen anew.
    if (!hasRequiredFields({ ...draft })) return { version }
    // First what may come to be stored without an answer, then the request.
    this.keepHere()
    const saved = await this.#options.put(draft, version)
    this.#acknowledged = asSaved(draft, saved)
    this.#left = undefined
    this.#note()
    this.#options.onStored(saved)
    return saved.application
  }

  async #merge() {
    const latest = await this.#options.readLatest()
    if (!isDraft(latest)) {
      this.#options.onEnded(latest)
      return undefined
    }
    const edits = this.#unsent()
    const { answers, conflicts } = withUnsent(answersOf(latest), edits)
    if (conflicts.length > 0) {
      this.#ask({ answers, conflicts, theirs: latest, saver: saverSince(latest.savers, this.#queue.version) })
      return undefined
    }
    this.#take(answers, latest)
    this.#options.onMerged(answers, latest)
    return { draft: answers, version: latest.application.version }
  }
}
