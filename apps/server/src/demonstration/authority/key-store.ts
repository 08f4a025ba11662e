import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../../has-code.ts'
import { sealFiles } from '../../integrations/signing/index.ts'
import { type Authority, makeAuthority } from './certificates.ts'

/** The files in the folder: those of the seal, and those of the authority's services. */
const files: Readonly<Record<keyof Authority, string>> = {
  ca: sealFiles.authorities,
  seal: sealFiles.certificate,
  sealKey: sealFiles.key,
  time: 'timestamp-certificate.pem',
  timeKey: 'timestamp-key.pem',
  status: 'status-certificate.pem',
  statusKey: 'status-key.pem',
}
// `Object.keys` is typed as strings.
const parts = Object.keys(files) as (keyof Authority)[]

async function load(folder: string): Promise<Authority | undefined> {
  try {
    const texts = await Promise.all(parts.map((part) => readFile(join(folder, files[part]), 'utf8')))
    return Object.fromEntries(parts.map((part, at) => [part, texts[at]])) as unknown as Authority
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * The authority in a folder, created once. It is written beside the folder and renamed into place, so that a crash
 * leaves nothing half-written; of two servers that start at once, one wins and both use its files.
 */
export async function loadOrMakeAuthority(folder: string, now: Date): Promise<Authority> {
  const known = await load(folder)
  if (known !== undefined) return known
  const made = await makeAuthority(now)
  const temporary = `${folder}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  await mkdir(temporary, { mode: 0o700 })
  const write = (file: string, text: string) => writeFile(join(temporary, file), text, { mode: 0o600, flush: true })
  try {
    for (const part of parts) await write(files[part], made[part])
    await write(sealFiles.timeAuthorities, made.ca)
    await rename(temporary, folder)
    return made
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    const winner = hasCode(error, 'ENOTEMPTY', 'EEXIST') ? await load(folder) : undefined
    if (winner === undefined) throw error
    return winner
  }
}
