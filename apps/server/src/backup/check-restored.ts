import type { Pool } from 'pg'
import { type ChainReport, type Guards, verifyChains } from '../db/chains/verify-chains.ts'

interface Stored {
  readonly id: string
  readonly filename: string
  /** Size of the stored content in bytes; 0 for removed malware (013). */
  readonly size: number
  readonly is_whole: boolean
}

/** What the checks of a restored database found. */
export interface RestoredState {
  readonly chains: readonly ChainReport[]
  readonly storedFiles: number
  readonly storedBytes: number
  /** Empty if no chain is broken and everything is complete. */
  readonly problems: readonly string[]
}

/** Files checked per query. */
const portion = 500
const firstId = '00000000-0000-0000-0000-000000000000'

async function* everyFile(owner: Pool): AsyncGenerator<Stored> {
  for (let last = firstId; ; ) {
    const { rows } = await owner.query<Stored>(
      `select id, filename, octet_length(content) as size, case when scan = 'INFECTED' then octet_length(content) = 0
         else octet_length(content) = size and encode(sha256(content), 'hex') = files.sha256 end as is_whole
       from files where id > $1 order by id limit $2`,
      [last, portion],
    )
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < portion) return
    last = end.id
  }
}

/**
 * Checks that every stored file has the content that its row names (or none, if it was removed as malware), every
 * issued certificate its file, and every chain its links.
 */
export async function checkRestored(owner: Pool, guards: Guards): Promise<RestoredState> {
  const damaged: string[] = []
  let storedFiles = 0
  let storedBytes = 0
  for await (const { id, filename, size, is_whole: isWhole } of everyFile(owner)) {
    storedFiles += 1
    storedBytes += size
    if (!isWhole) damaged.push(`The file ${filename} (${id}) is not what was stored.`)
  }
  const { rows: issues } = await owner.query<{ number: string; issue: number }>(
    `select number, issue from certificate_issues i
     where not exists (select from files f where f.belongs_to = i.id::text and f.sha256 = i.sha256)`,
  )
  const chains = await verifyChains(owner, guards)
  return {
    ...{ chains, storedFiles, storedBytes },
    problems: [
      ...damaged,
      ...issues.map(({ number, issue }) => `The file of certificate ${number}, issue ${issue}, is missing.`),
      ...chains.flatMap(({ broken }) => broken),
    ],
  }
}
