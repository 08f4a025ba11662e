import { hasLeftMachine } from '../server/session-end.ts'
import { journalDatabase, openDatabase, within } from './journal-database.ts'
import { holdPage, isGone, page, untilPageBeforeIsGone } from './journal-page.ts'
import { type JournalKey, type JournalRecord, takenPart, type Unsent } from './journal-record.ts'

/** Milliseconds from a change until it is written; a page that is hidden or closed writes at once. */
const rest = 100

/** What of one draft is kept in this browser until the server has it. */
export interface Journal {
  /** What earlier pages left, oldest first. */
  readonly left: readonly Unsent[]
  /** From now on this page's entry of the draft is written by this journal alone. */
  readonly begin: () => void
  /** Something has changed: what `read` answers then is written soon, and nothing is kept where it answers nothing. */
  readonly note: (read: () => Unsent | undefined) => void
  /** Writes now what was noted. */
  readonly flush: () => void
  /** Whether what was noted last is, or will be, in this browser. */
  readonly isKept: () => boolean
}

type Key = [string, string, string, string]
const keyOf = (record: JournalRecord): Key => [record.person, record.organisation, record.draft, record.page]

/** The last that was begun of each draft: one that its form has left writes no more. */
const newest = new Map<string, object>()

/** What pages that are gone have left of a draft; what another tab has open is that tab's. */
async function takeUp(records: readonly JournalRecord[]): Promise<readonly JournalRecord[]> {
  const free = await Promise.all(records.map(({ page: other }) => isGone(other)))
  return records.filter((_, index) => free[index]).toSorted((one, other) => one.at - other.at)
}

/**
 * [EXP-03] Opens the journal of a draft. Each page writes an entry of its own; what a page that is gone has left belongs to
 * whoever opens the draft next, and is deleted when this page has written its own. Where the browser keeps nothing, or an
 * older tab holds the database back, the form works without; it keeps from when the database can be had.
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

  // The transaction is made, filled and committed before this returns: a page that is being closed gets no later turn.
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
        // The disk is full, or the browser has closed the database: what is not kept is not said to be.
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
      // It stays noted, for when the database can be had again.
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

/** The drafts of which a person has something on this machine that the server has not, each once. */
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

/** Deletes all that a person has on this machine. */
export async function forget(person: string): Promise<void> {
  const database = await journalDatabase()
  await Promise.all([database?.delete('edits', within(person)), database?.delete('parts', within(person))])
}
