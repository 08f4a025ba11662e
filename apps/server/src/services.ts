import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@eksport/domain'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { readReferenceData } from './db/reference-data/read-reference-data.ts'
import { transactions } from './db/transaction.ts'
import type { Deps } from './deps.ts'
import { chainFolder, openChainSeal } from './integrations/chain-seal/index.ts'
import { createRegisters, ourRegisters, type Registers } from './integrations/registers/index.ts'
import { createSigner } from './integrations/signing/index.ts'
import { createVerification } from './integrations/verification/index.ts'
import type { Log } from './log/create-log.ts'
import { describeError } from './log/describe-error.ts'
import type { Health } from './operator/health.ts'
import { documentLookups } from './reference-data/document-lookups.ts'

/** What every process of ours reads once, when it starts: reference data and keys. */
export type Services = Pick<Deps, 'referenceData' | 'lookups' | 'seal' | 'signer' | 'transactions' | 'verification'>

interface Asking extends Pick<Deps, 'transactions' | 'now'> {
  readonly current: Pick<Deps, 'referenceData'>
  readonly config: Pick<Config, 'demonstration' | 'waits'>
  readonly log: Log
  readonly health: Health
}

/** The registers as acts ask them, each heard of where it answers and where it does not. */
export const openRegisters = ({ transactions, now, current, config, log, health }: Asking): Registers =>
  createRegisters(
    () =>
      ourRegisters({ transactions, referenceData: () => current.referenceData, demonstration: config.demonstration }),
    {
      milliseconds: config.waits.register,
      now,
      report: (what, error) => log.warn({ ...describeError(error), what }, 'No answer'),
      answered: (register, isAnswer) => health.note(`register-${register}`, isAnswer),
    },
  )

/** Reads the services over the connections that the process goes on with. */
export async function readServices(
  pool: Pool,
  { dataFolder, signingFolder, demonstration, submitter }: Config,
  now: () => Date,
): Promise<Services> {
  const seal = await openChainSeal(chainFolder(dataFolder))
  const run = transactions(pool, seal)
  const referenceData = await run.run({ audience: 'nobody' }, (tx) => readReferenceData(tx, today(now().toISOString())))
  if (demonstration) await mkdir(signingFolder, { recursive: true, mode: 0o700 })
  const signer = await createSigner({
    keyFolder: signingFolder,
    madeAt: demonstration ? now().toISOString() : undefined,
  })
  const verification = await createVerification({
    keyFolder: join(dataFolder, 'verification'),
    publicUrl: submitter.publicUrl,
  })
  return { transactions: run, seal, referenceData, lookups: documentLookups(referenceData), signer, verification }
}
