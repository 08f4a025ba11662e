import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seal } from '../../db/repositories/hash-chain.ts'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** Where the key of the chains and what is kept of them lie, under the folder of all state. */
export const chainFolder = (dataFolder: string) => join(dataFolder, 'chains')

const keyName = 'chains.key'

const sealUnder =
  (key: Buffer): Seal =>
  (text) =>
    createHmac('sha256', key).update(text).digest('base64url')

/** What must be done where something of the folder is not there or not ours, said to whoever runs the product. */
export const putBack = (folder: string): string =>
  `Legg mappen ${folder} tilbake slik den var (fra serveren som kjørte sist, eller fra nøklene i sikkerhetskopien). Er den tapt for godt: se docs/operations.md, «the chains folder is lost».`

/** [OPS-06] The seal of chains that nothing has sealed yet: its key is made where there is none. */
export async function makeChainSeal(folder: string): Promise<Seal> {
  return sealUnder(await loadOrMakeKey(folder, keyName))
}

/** [OPS-06] The seal under the key that lies in a folder. Another is never made in its place: it would not be ours. */
export async function openChainSeal(folder: string): Promise<Seal> {
  const key = await readFile(join(folder, keyName)).catch((cause: unknown) => {
    throw new Error(
      `Kjedene i databasen har alt et segl, og nøkkelen ${join(folder, keyName)} kan ikke leses. ${putBack(folder)}`,
      { cause },
    )
  })
  return sealUnder(key)
}
