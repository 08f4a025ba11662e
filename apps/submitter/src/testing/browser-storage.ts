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
import { vi } from 'vitest'

const parts = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction }

/** Before each test of a file: a browser that keeps what was typed, in one database for all of them. */
export function browserStorage(): () => void {
  const storage = Object.entries({ ...parts, indexedDB: new IDBFactory() })
  return () => {
    for (const [name, part] of storage) vi.stubGlobal(name, part)
  }
}
