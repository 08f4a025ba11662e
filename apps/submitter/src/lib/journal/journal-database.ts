import type { DBSchema, IDBPDatabase } from 'idb'
import { type JournalRecord, keptDays } from './journal-record.ts'

interface Schema extends DBSchema {
  edits: { key: [string, string, string, string]; value: JournalRecord; indexes: { at: number } }
}

/** The journals of this browser. */
export type JournalDatabase = IDBPDatabase<Schema>

const name = 'eksport-journal'
let opened: Promise<JournalDatabase | undefined> | undefined

const tooOld = () => IDBKeyRange.upperBound(Date.now() - keptDays * 86_400_000)

async function open(): Promise<JournalDatabase | undefined> {
  if (globalThis.indexedDB === undefined) return undefined
  try {
    const { openDB } = await import('idb')
    const database = await openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        const edits = fresh.createObjectStore('edits', { keyPath: ['person', 'organisation', 'draft', 'page'] })
        edits.createIndex('at', 'at')
      },
      // The browser has closed it; the next who asks opens it anew.
      terminated: () => {
        opened = undefined
      },
    })
    // Whoever left them here has had their time, whoever it was.
    for (const key of await database.getAllKeysFromIndex('edits', 'at', tooOld())) await database.delete('edits', key)
    return database
  } catch {
    // A browser that blocks storage still gets a working form; it is told that nothing is kept here.
    return undefined
  }
}

/** The database of journals; nothing where the browser keeps none. */
export function journalDatabase(): Promise<JournalDatabase | undefined> {
  opened ??= open()
  return opened
}

/** All keys that begin with these parts. */
export const within = (...parts: readonly string[]) => IDBKeyRange.bound([...parts], [...parts, []])
