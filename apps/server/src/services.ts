import { join } from 'node:path'
import { today } from '@eksport/domain'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { readReferenceData } from './db/reference-data/read-reference-data.ts'
import { transactions } from './db/transaction.ts'
import type { Deps } from './deps.ts'
import { chainFolder, openChainSeal } from './integrations/chain-seal/index.ts'
import { createRegisters, ourRegisters, type Registers } from './integrations/registers/index.ts'
import { createSigner, openSeal } from './integrations/signing/index.ts'
import type { Sealing } from './integrations/signing/signer.ts'
import { createVerification } from './integrations/verification/verification.ts'
import type { Log } from './log/create-log.ts'
import { sayNoAnswer } from './log/describe-error.ts'
import type { Health } from './operator/health.ts'
import { documentLookups } from './reference-data/document-lookups.ts'

/** What every process reads once at start: reference data and keys. */
export type Services = Pick<Deps, 'referenceData' | 'lookups' | 'seal' | 'signer' | 'transactions' | 'verification'>

interface Asking extends Pick<Deps, 'transactions' | 'now'> {
  readonly current: Pick<Deps, 'referenceData'>
  readonly config: Pick<Config, 'demonstration' | 'waits'>
  readonly log: Log
  readonly health: Health
}

/** The registers as acts use them, with their availability noted. */
export const openRegisters = ({ transactions, now, current, config, log, health }: Asking): Registers =>
  createRegisters(
    () =>
      ourRegisters({ transactions, referenceData: () => current.referenceData, demonstration: config.demonstration }),
    {
      milliseconds: config.waits.register,
      now,
      report: sayNoAnswer(log),
      answered: (register, isAnswer) => health.note(`register-${register}`, isAnswer),
    },
  )

/** Notes whether the services for signatures are available, and logs failures. */
export const hearProofs =
  ({ log, health }: Pick<Asking, 'log' | 'health'>): NonNullable<Sealing['heard']> =>
  (proof, refusal) => {
    health.note(proof, refusal === undefined)
    if (refusal !== undefined) sayNoAnswer(log)(proof, refusal)
  }

/** The seal. The demonstration's authority is loaded on demand, so that production does not load it [OPS-04]. */
async function sealOf({ seal, demonstration }: Config, now: () => Date): Promise<Omit<Sealing, 'heard'>> {
  const { folder, timeUrl } = seal
  if (demonstration) {
    const { demonstrationSeal } = await import('./demonstration/authority/index.ts')
    return demonstrationSeal(folder, now, timeUrl)
  }
  if (timeUrl === undefined) throw new Error('EKSPORT_TIMESTAMP_URL is missing: the time-stamp authority')
  return { ...(await openSeal(seal, timeUrl)), now }
}

/** Reads the services with the process's connections. `heard` is called after each request for a proof of a signature. */
export async function readServices(
  pool: Pool,
  config: Config,
  now: () => Date,
  heard?: Sealing['heard'],
): Promise<Services> {
  const { dataFolder, submitter } = config
  const seal = await openChainSeal(chainFolder(dataFolder))
  const run = transactions(pool, seal)
  const referenceData = await run.run({ audience: 'nobody' }, (tx) => readReferenceData(tx, today(now().toISOString())))
  const signer = createSigner({ ...(await sealOf(config, now)), ...(heard && { heard }) })
  const verification = await createVerification({
    keyFolder: join(dataFolder, 'verification'),
    publicUrl: submitter.publicUrl,
  })
  return { transactions: run, seal, referenceData, lookups: documentLookups(referenceData), signer, verification }
}
