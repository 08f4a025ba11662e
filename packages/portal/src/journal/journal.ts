import { hasLeftMachine } from '../server/session-end.ts'
import { journalDatabase, openDatabase, within } from './journal-database.ts'
import { holdPage, isGone, page, untilPageBeforeIsGone } from './journal-page.ts'
import { type JournalKey, type JournalRecord, takenPart, type Unsent } from './journal-record.ts'

/** Milliseconds from a change until it is written; a page that is hidden or closed writes at once. */
const rest = 100

/** The part of one draft that this browser stores until the server has it. */
export interface Journal {
  /** What earlier pages left, oldest first. */
  readonly left: readonly Unsent[]
  /** From now on only this journal writes this page's record of the draft. */
  readonly begin: () => void
  /** Records a change: the result of `read` is written soon; `undefined` stores nothing. */
  readonly note: (read: () => Unsent | undefined) => void
  /** Writes the recorded change now. */
  readonly flush: () => void
  /** Whether the last recorded change is, or will be, stored in this browser. */
  readonly isKept: () => boolean
}

type Key = [string, string, string, string]
const keyOf = (record: JournalRecord): Key => [record.person, record.organisation, record.draft, record.page]

/** The latest journal of each draft; earlier ones, whose form was left, no longer write. */
const newest = new Map<string, object>()

/** The records of closed pages; those of pages that are still open belong to their tabs. */
async function takeUp(records: readonly JournalRecord[]): Promise<readonly JournalRecord[]> {
  const free = await Promise.all(records.map(({ page: other }) => isGone(other)))
  return records.filter((_, index) => free[index]).toSorted((one, other) => one.at - other.at)
}

/**
 * [EXP-03] Opens the journal of a draft. Each page writes a record of its own. The records of closed pages are taken over by the
 * page that next opens the draft, and deleted when it has written its own. Where the browser has no storage, or an older tab
 * blocks the database, the form works without, and stores from when the database is available.
 */
export async function openJournal(key: JournalKey): Promise<Journal> {
  holdPage()
  const [database] = await Promise.all([journalDatabase(), untilPageBeforeIsGone()])
  const { person, organisation, draft } = key
  // A database that opens and cannot be read counts as missing.
  const records = await database?.getAll('edits', within(person, organisation, draft)).catch(() => undefined)
  const found = await takeUp(records ?? [])
  const self = {}
  const id = JSON.stringify(key)
  const own: Key = [person, organisation, draft, page]
  let toDelete = found.map(keyOf)
  let hasOwn = toDelete.some(([, , , other]) => other === page)
  let noted: (() => Unsent | undefined) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = records !== undefined

  // The transaction is created, filled and committed synchronously, because a closing page gets no later turn.
  const write = (unsent: Unsent | undefined) => {
    if (hasLeftMachine() || newest.get(id) !== self) return
    if (unsent === undefined && !hasOwn && toDelete.length === 0) return
    const database = openDatabase()
    if (database === undefined) throw new Error('The journal is not open.')
    const transaction = database.transaction('edits', 'readwrite', { durability: 'relaxed' })
    for (const old of toDelete) void transaction.store.delete(old)
    if (unsent === undefined) void transaction.store.delete(own)
    else void transaction.store.put({ ...key, ...unsent, page, at: Date.now() })
    transaction.commit()
    hasOwn = unsent !== undefined
    toDelete = []
    transaction.done.then(
      () => {
        isKept = true
      },
      () => {
        // The disk is full, or the browser has closed the database: do not claim that it is stored.
        isKept = false
      },
    )
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (noted === undefined) return
    try {
      write(noted())
      noted = undefined
    } catch {
      // Keeps the recorded change for when the database is available again.
      isKept = false
      void journalDatabase()
    }
  }
  return {
    left: found,
    begin: () => {
      newest.set(id, self)
    },
    note: (read) => {
      noted = read
      timer ??= setTimeout(flush, rest)
    },
    flush,
    isKept: () => isKept && !hasLeftMachine(),
  }
}

/** The drafts of which a person has unsent data on this machine, each once. */
export async function unsentDrafts(person: string): Promise<readonly string[]> {
  const database = await journalDatabase()
  if (database === undefined) return []
  const keys = await Promise.all([
    database.getAllKeys('edits', within(person)),
    database.getAllKeys('parts', within(person)),
  ])
  const unsent = keys.flat().filter(([, , , part]) => part !== takenPart)
  return [...new Set(unsent.map(([, , draft]) => draft))]
}

/** Deletes all of a person's data on this machine. */
export async function forget(person: string): Promise<void> {
  const database = await journalDatabase()
  await Promise.all([database?.delete('edits', within(person)), database?.delete('parts', within(person))])
}
