import { canonicalJson, sha256 } from '../db/repositories/hash-chain.ts'
import { claimKey, rememberAnswer, waitForStandby } from '../db/repositories/idempotency-keys.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'

export interface KeyedRequest {
  readonly scope: string
  readonly key: string
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly now: Date
}

export interface StoredReply {
  readonly status: number
  readonly etag: string | null
  readonly body: unknown
}

const keyShape = /^[\x21-\x7e]{1,200}$/

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && keyShape.test(header)) return header
  throw new Refusal('INVALID_IDEMPOTENCY_KEY')
}

/**
 * [SEC-03] The same key and request give the same answer and one effect. The answer is stored in the transaction of the
 * effect, so that after a crash both exist or neither.
 */
export async function once(
  tx: Transaction,
  request: KeyedRequest,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> {
  const { scope, key, method, url, body, now } = request
  const requestHash = sha256(`${method} ${url}\n${canonicalJson(body)}`)
  const known = await claimKey(tx, scope, key)
  if (known !== undefined) {
    if (known.requestHash === requestHash) {
      await waitForStandby(tx)
      return known
    }
    throw new Refusal('KEY_REUSED')
  }
  const reply = await work()
  await rememberAnswer(tx, { scope, key, requestHash, ...reply, createdAt: now })
  return reply
}
