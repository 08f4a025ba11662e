import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'

const parts = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction }

/** Empties the database; a page that has it open releases it, as for a later release. */
const empty = (factory: IDBFactory) =>
  new Promise<void>((done, fail) => {
    const deleting = factory.deleteDatabase('eksport-journal')
    deleting.onsuccess = () => done()
    deleting.onerror = () => fail(deleting.error)
  })

/** Called before each test of a file: a browser that stores what was typed, in a database that is emptied for each test. */
export function browserStorage(): () => void {
  const factory = new IDBFactory()
  const storage = Object.entries({ ...parts, indexedDB: factory })
  const stub = () => {
    for (const [name, part] of storage) vi.stubGlobal(name, part)
  }
  return () => {
    stub()
    onTestFinished(() => {
      stub()
      return empty(factory)
    })
  }
}
