import type { DBSchema, IDBPDatabase } from 'idb'
import { type JournalRecord, keptDays, type PartRecord } from './journal-record.ts'

interface Schema extends DBSchema {
  edits: { key: [string, string, string, string]; value: JournalRecord; indexes: { at: number } }
  parts: { key: [string, string, string, string, string]; value: PartRecord; indexes: { at: number } }
}

/** The journal database of this browser. */
export type JournalDatabase = IDBPDatabase<Schema>

const name = 'eksport-journal'
let opened: Promise<JournalDatabase | undefined> | undefined
let current: JournalDatabase | undefined

const stores = ['edits', 'parts'] as const

const tooOld = () => IDBKeyRange.upperBound(Date.now() - keptDays * 86_400_000)

/** The next caller reopens it. */
function lose(): void {
  current = undefined
  opened = undefined
}

/** Called when the database is open: at once, or when the tab that blocked it has closed. */
async function begin(database: JournalDatabase): Promise<JournalDatabase> {
  // Deletes expired entries of every person.
  for (const store of stores)
    for (const key of await database.getAllKeysFromIndex(store, 'at', tooOld())) await database.delete(store, key)
  current = database
  opened = Promise.resolve(database)
  return database
}

async function open(): Promise<JournalDatabase | undefined> {
  try {
    const { openDB } = await import('idb')
    const isBlocked = Promise.withResolvers<undefined>()
    const opening = openDB<Schema>(name, 2, {
      upgrade: (fresh, before) => {
        if (before < 1) {
          const edits = fresh.createObjectStore('edits', { keyPath: ['person', 'organisation', 'draft', 'page'] })
          edits.createIndex('at', 'at')
        }
        const parts = fresh.createObjectStore('parts', { keyPath: ['person', 'organisation', 'draft', 'part', 'page'] })
        parts.createIndex('at', 'at')
      },
      // A tab of an earlier release blocks the upgrade. Nobody waits for it to close, and until then nothing is stored here.
      blocked: () => isBlocked.resolve(undefined),
      // A tab of a later release needs to upgrade it.
      blocking: (_, __, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        lose()
      },
      // The browser has closed it.
      terminated: lose,
    })
    return await Promise.race([opening.then(begin), isBlocked.promise])
  } catch {
    // A browser that blocks storage still gets a working form, which is told that nothing is stored here.
    return undefined
  }
}

/** The journal database; undefined where the browser has no storage, or another tab blocks it. */
export async function journalDatabase(): Promise<JournalDatabase | undefined> {
  if (globalThis.indexedDB === undefined) return undefined
  opened ??= open()
  return opened
}

/** The database if it is open now, for callers that cannot wait, such as a closing page. */
export const openDatabase = (): JournalDatabase | undefined => current

/** The range of all keys that begin with these parts. */
export const within = (...parts: readonly string[]) => IDBKeyRange.bound([...parts], [...parts, []])
