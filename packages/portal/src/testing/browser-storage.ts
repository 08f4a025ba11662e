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

/** A page that has the database open lets it go, as it does for a later release that asks for it. */
const empty = (factory: IDBFactory) =>
  new Promise<void>((done, fail) => {
    const deleting = factory.deleteDatabase('eksport-journal')
    deleting.onsuccess = () => done()
    deleting.onerror = () => fail(deleting.error)
  })

/** Before each test of a file: a browser that keeps what was typed, in a database that is empty when the next test begins. */
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
