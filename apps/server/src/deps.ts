import type { Audience } from '@eksport/api'
import type { Lookups } from '@eksport/domain/documents'
import type { Config } from './config.ts'
import type { ReferenceData } from './db/reference-data/read-reference-data.ts'
import type { Seal } from './db/repositories/hash-chain.ts'
import type { Transactions } from './db/transaction.ts'
import type { Renderer } from './documents/index.ts'
import type { Visits } from './http/visits.ts'
import type { Archive } from './integrations/archive/index.ts'
import type { FormTokens } from './integrations/filled-forms/form-tokens.ts'
import type { LoginProvider } from './integrations/login/login-provider.ts'
import type { Pseudonyms } from './integrations/pseudonyms/pseudonyms.ts'
import type { Registers } from './integrations/registers/index.ts'
import type { Signer } from './integrations/signing/index.ts'
import type { Inspector } from './integrations/uploads/index.ts'
import type { VerificationAddresses } from './integrations/verification/verification.ts'
import type { Changes } from './live/listen.ts'
import type { Visitors } from './live/visitors.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Readiness } from './operator/readiness.ts'

/** What both listeners share (what jobs have: `jobs/job.ts`); nothing of it holds state that a second process would need. */
export interface Deps {
  readonly config: Config
  readonly transactions: Transactions
  /** [OPS-06] With what the heads of the chains are sealed. */
  readonly seal: Seal
  /** As it is now: asked for anew each time, for it changes while the server runs [REG-03]. */
  readonly referenceData: ReferenceData
  readonly registers: Registers
  readonly archive: Archive
  /** The reference data as documents ask for it. */
  readonly lookups: Lookups
  readonly documents: Renderer
  readonly signer: Signer
  readonly verification: VerificationAddresses
  readonly inspector: Inspector
  readonly formTokens: FormTokens
  readonly pseudonyms: Pseudonyms
  readonly changes: Changes
  readonly visitors: Visitors
  /** [SEC-20] Whose reading of what has its event. */
  readonly visits: Visits
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly login: Readonly<Record<Audience, LoginProvider>>
  readonly now: () => Date
}
