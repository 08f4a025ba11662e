import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verificationCodeBytes, writeVerificationCode } from '@eksport/domain'
import type { Verification } from '@eksport/domain/documents'
import encodeQR from 'qr'

/** [CRT-10] Where each issue of a certificate is verified. */
export interface VerificationAddresses {
  /** Of one issue, by its id: always the same. */
  of(issueId: string): Verification
}

const keyBytes = 32

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/** The key in a folder, made once: linked into place whole, so that of two servers that start at once both use the first one's. */
async function loadOrMakeKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'verification.key')
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(temporary, randomBytes(keyBytes), { mode: 0o600, flush: true })
  try {
    await link(temporary, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(path)
}

/** The picture of an address: error correction M; most of the quiet zone is the white of the sheet's foot. */
const qrOf = (address: string): string => encodeQR(address, 'svg', { ecc: 'medium', border: 1 })

/**
 * Codes are drawn from a key that the database does not have: a copy of the table tells no code, and a second sheet of the
 * same issue carries the same one. `publicUrl` is the address of the submitters' portal.
 */
export async function createVerification({
  keyFolder,
  publicUrl,
}: {
  readonly keyFolder: string
  readonly publicUrl: string
}): Promise<VerificationAddresses> {
  const key = await loadOrMakeKey(keyFolder)
  return {
    of(issueId) {
      const code = writeVerificationCode(
        createHmac('sha256', key).update(issueId).digest().subarray(0, verificationCodeBytes),
      )
      // Without hyphens the picture has fewer dots.
      const address = `${publicUrl}/kontroller/${code.replaceAll('-', '')}`
      return { address, code, qr: qrOf(address) }
    },
  }
}
