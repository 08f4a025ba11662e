import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seal } from '../../db/repositories/hash-chain.ts'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** The folder of the chains' key and stored heads, below the data folder. */
export const chainFolder = (dataFolder: string) => join(dataFolder, 'chains')

const keyName = 'chains.key'

const sealUnder =
  (key: Buffer): Seal =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url')

/** What the operator must do if a part of the folder is missing or foreign. */
export const putBack = (folder: string): string =>
  `Legg mappen ${folder} tilbake slik den var (fra serveren som kjørte sist, eller fra nøklene i sikkerhetskopien). Er den tapt for godt: se docs/operations.md, «the chains folder is lost».`

/** [OPS-06] The seal for chains without any seal; creates its key if missing. */
export async function makeChainSeal(folder: string): Promise<Seal> {
  return sealUnder(await loadOrMakeKey(folder, keyName))
}

/** [OPS-06] The seal with the key in the folder. Throws if the key is missing: a new one would not fit the chains. */
export async function openChainSeal(folder: string): Promise<Seal> {
  const key = await readFile(join(folder, keyName)).catch((cause: unknown) => {
    throw new Error(
      `Kjedene i databasen har alt et segl, og nøkkelen ${join(folder, keyName)} kan ikke leses. ${putBack(folder)}`,
      { cause },
    )
  })
  return sealUnder(key)
}
