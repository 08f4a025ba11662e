import { createHmac } from 'node:crypto'
import { verificationCodeBytes, writeVerificationCode } from '@eksport/domain'
import type { Verification } from '@eksport/domain/documents'
import encodeQR from 'qr'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** [CRT-10] The verification address and code of each issue. */
export interface VerificationAddresses {
  /** Those of an issue, by its id; always the same. */
  of(issueId: string): Verification
}

/** A QR code as SVG, with error correction M. Most of its quiet zone is the white of the page. */
export const qrOf = (text: string): string => encodeQR(text, 'svg', { ecc: 'medium', border: 1 })

/**
 * Codes are derived from a key outside the database, so that a copy of the tables reveals none, and a reprinted sheet
 * has the same code. `publicUrl` is the address of the submitter portal.
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
      // Fewer characters make a smaller QR code.
      const address = `${publicUrl}/kontroller/${code.replaceAll('-', '')}`
      return { address, code, qr: qrOf(address) }
    },
  }
}
