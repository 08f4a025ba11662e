import { createHmac } from 'node:crypto'
import { verificationCodeBytes, writeVerificationCode } from '@eksport/domain'
import type { Verification } from '@eksport/domain/documents'
import encodeQR from 'qr'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** [CRT-10] Where each issue of a certificate is verified. */
export interface VerificationAddresses {
  /** Of one issue, by its id: always the same. */
  of(issueId: string): Verification
}

/** The picture of a text, as SVG: error correction M; most of the quiet zone is the white of the sheet around it. */
export const qrOf = (text: string): string => encodeQR(text, 'svg', { ecc: 'medium', border: 1 })

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
  const key = await loadOrMakeKey(keyFolder, 'verification.key')
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
