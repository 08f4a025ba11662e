import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ChainHead, canonicalJson, chainHeadSchema, type Seal } from '../../db/repositories/hash-chain.ts'
import { hasCode } from '../../has-code.ts'
import { putBack } from './chain-seal.ts'

const keptSchema = z.object({ heads: z.array(chainHeadSchema), seal: z.string() })

/** The file name of the stored heads. */
export const keptHeadsName = 'heads.json'

const pathIn = (folder: string) => join(folder, keptHeadsName)

async function read(folder: string): Promise<string | undefined> {
  try {
    return await readFile(pathIn(folder), 'utf8')
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined
    throw new Error(`${pathIn(folder)} kan ikke leses. ${putBack(folder)}`, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated or overwritten, so not ours.
    return undefined
  }
}

/**
 * [OPS-06] The heads last stored outside the database, which reveal a database restored to an earlier state. Undefined
 * if there are none.
 */
export async function readKeptHeads(folder: string, seal: Seal): Promise<readonly ChainHead[] | undefined> {
  const text = await read(folder)
  if (text === undefined) return undefined
  const kept = keptSchema.safeParse(parse(text)).data
  if (kept === undefined || seal(canonicalJson(kept.heads)) !== kept.seal)
    throw new Error(
      `${pathIn(folder)} er ikke skrevet med nøkkelen som ligger ved siden av: en av dem er byttet ut. ${putBack(folder)}`,
    )
  return kept.heads
}

/** Stores the current heads. The file is written under another name and renamed, so that it is always complete. */
export async function keepHeads(folder: string, heads: readonly ChainHead[], seal: Seal): Promise<void> {
  const temporary = `${pathIn(folder)}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, JSON.stringify({ heads, seal: seal(canonicalJson(heads)) }), {
      mode: 0o600,
      flush: true,
    })
    await rename(temporary, pathIn(folder))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `Kjedenes ender kan ikke skrives i ${folder} (${why}). Mappen må finnes, og kunne skrives av den som kjører Eksport.`,
      { cause },
    )
  } finally {
    await rm(temporary, { force: true })
  }
}
