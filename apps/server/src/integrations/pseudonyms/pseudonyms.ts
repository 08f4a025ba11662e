import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** Values that are recognised without being stored. */
export type Concealed = 'national id' | 'client address' | 'customer link'

export interface Pseudonyms {
  /**
   * [SEC-21] The same for the same value. Keyed, because the few possible national ids could be hashed and compared by
   * anyone who reads the database.
   */
  fingerprintOf(what: Concealed, value: string): string
}

/** The folder of the key, below the data folder. */
export const pseudonymsFolder = (dataFolder: string) => join(dataFolder, 'pseudonyms')

/** Fingerprints with a key from a folder, created once and never stored in the database. */
export async function createPseudonyms({ keyFolder }: { readonly keyFolder: string }): Promise<Pseudonyms> {
  const key = await loadOrMakeKey(keyFolder, 'pseudonyms.key')
  return {
    fingerprintOf: (what, value) => createHmac('sha256', key).update(`${what}\n${value}`).digest('base64url'),
  }
}
