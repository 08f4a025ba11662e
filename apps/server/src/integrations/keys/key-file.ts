import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'

const keyBytes = 32

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * A secret in a folder, created once; by default 32 random bytes. It is linked into place complete, so that two servers
 * that start at once use the same one.
 */
export async function loadOrMakeKey(
  folder: string,
  name: string,
  make: () => Buffer | string = () => randomBytes(keyBytes),
): Promise<Buffer> {
  const path = join(folder, name)
  const known = await readIfThere(path)
  if (known !== undefined) return known
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(temporary, make(), { mode: 0o600, flush: true })
  try {
    await link(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(path)
}
