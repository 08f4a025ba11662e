import type { FormerCertificate } from '@eksport/api'
import type { ApplicationDocument } from '../db/application-document.ts'
import { formerCertificate } from '../db/repositories/former-certificates.ts'
import type { Transaction } from '../db/transaction.ts'
import { readOrRefuse } from '../standing/load.ts'
import { statements } from '../standing/statements.ts'

/** The consignee's address as one text. */
function addressOf({ recipient }: ApplicationDocument): string {
  const { address, city, postalCode, country } = recipient?.consignee ?? {}
  return [address, city, postalCode, country].map((part) => part?.trim().toLowerCase() ?? '').join('\n')
}

/** [CW-09] The exporter's latest similar certificate, and what is new about its consignee. */
export async function getFormerCertificate(tx: Transaction, referenceNumber: number): Promise<FormerCertificate> {
  const stored = await readOrRefuse(tx, referenceNumber)
  const newest = await formerCertificate(tx, stored, { like: false })
  const like = newest && (await formerCertificate(tx, stored, { like: true }))
  const hasConsignee = stored.document.recipient?.consignee?.name !== undefined
  const approver = like?.document.caseworker
  return {
    ...(like && { application: statements(like.document) }),
    ...(approver && { approvedBy: { id: approver.id, name: approver.name } }),
    isFirstToConsignee: hasConsignee && newest === undefined,
    isNewAddress: newest !== undefined && addressOf(newest.document) !== addressOf(stored.document),
  }
}
