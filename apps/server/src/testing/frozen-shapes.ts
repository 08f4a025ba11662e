import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../standing/content.ts'
import { organisationNumber } from './a-draft.ts'
import { database } from './shared-server.ts'

const folder = join(import.meta.dirname, '../../../../packages/domain/src/testing/stored-shapes')

export const shapes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()

export const paramsOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

export const frozen = (shape: string, referenceNumber: number): Record<string, unknown> => ({
  ...JSON.parse(readFileSync(join(folder, shape), 'utf8')),
  referenceNumber,
})

/**
 * Stores a document in its old shape with what was stored beside it then: columns, and a snapshot whose hash is of the
 * stored bytes.
 */
export async function store(
  document: Record<string, unknown>,
  kind: 'SUBMITTED' | 'APPROVED',
  sha256 = contentHash(document),
) {
  const { time } = document.certificateRetrieval as { time: string } // as each shape has it
  await database.query(
    `update applications set document = $2, status = $3, retrieval_time = $4, submitted_at = now(), version = 1
     where reference_number = $1`,
    [document.referenceNumber, JSON.stringify(document), document.applicationStatus, time],
  )
  await database.query(
    `insert into snapshots (reference_number, organisation_number, kind, version, document, sha256, created_at)
     values ($1, $2, $3, 1, $4, $5, now())`,
    [document.referenceNumber, organisationNumber, kind, JSON.stringify(document), sha256],
  )
}
