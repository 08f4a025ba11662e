import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type KeyMaterial, makeKeyMaterial } from './certificates.ts'

/** What lies in the folder of a key. */
export const keyFiles = {
  privateKeyPem: 'signing-key.pem',
  certificatePem: 'signing-certificate.pem',
  caCertificatePem: 'ca-certificate.pem',
} as const

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

export const loadKeys = async (folder: string): Promise<KeyMaterial | undefined> => {
  try {
    const [privateKeyPem, certificatePem, caCertificatePem] = await Promise.all([
      readFile(join(folder, keyFiles.privateKeyPem), 'utf8'),
      readFile(join(folder, keyFiles.certificatePem), 'utf8'),
      readFile(join(folder, keyFiles.caCertificatePem), 'utf8'),
    ])
    return { privateKeyPem, certificatePem, caCertificatePem }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * The key in a folder, made once. It is written beside the folder and moved into place: a crash leaves no half key,
 * and of two servers that start at once one wins and both use its key.
 */
export async function loadOrMakeKeys(folder: string, now: string): Promise<KeyMaterial> {
  const known = await loadKeys(folder)
  if (known !== undefined) return known
  const made = await makeKeyMaterial(now)
  const temporary = `${folder}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(temporary, { mode: 0o700 })
  try {
    for (const key of ['privateKeyPem', 'certificatePem', 'caCertificatePem'] as const)
      await writeFile(join(temporary, keyFiles[key]), made[key], { mode: 0o600, flush: true })
    await rename(temporary, folder)
    return made
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    const winner = isCode(error, 'ENOTEMPTY', 'EEXIST') ? await loadKeys(folder) : undefined
    if (winner === undefined) throw error
    return winner
  }
}
