import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** What is recognised again without being kept. */
export type Concealed = 'national id' | 'client address' | 'customer link'

export interface Pseudonyms {
  /** [SEC-21] The same for the same value, and of no use to whoever reads the database alone: eleven digits are soon tried through. */
  fingerprintOf(what: Concealed, value: string): string
}

/** Where the key is kept, under the folder of all state. */
export const pseudonymsFolder = (dataFolder: string) => join(dataFolder, 'pseudonyms')

/** Fingerprints under a key in a folder, which is made once and never reaches the database. */
export async function createPseudonyms({ keyFolder }: { readonly keyFolder: string }): Promise<Pseudonyms> {
  const key = await loadOrMakeKey(keyFolder, 'pseudonyms.key')
  return {
    fingerprintOf: (what, value) => createHmac('sha256', key).update(`${what}\n${value}`).digest('base64url'),
  }
}
