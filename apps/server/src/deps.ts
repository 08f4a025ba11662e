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

/** What both listeners share (for jobs see `jobs/job.ts`). It holds no state that another process would need. */
export interface Deps {
  readonly config: Config
  readonly transactions: Transactions
  /** [OPS-06] Seals the heads of the chains. */
  readonly seal: Seal
  /** The current reference data. Read it anew for each use, because it changes while the server runs [REG-03]. */
  readonly referenceData: ReferenceData
  readonly registers: Registers
  readonly archive: Archive
  /** Lookups in the reference data for documents. */
  readonly lookups: Lookups
  readonly documents: Renderer
  readonly signer: Signer
  readonly verification: VerificationAddresses
  readonly inspector: Inspector
  readonly formTokens: FormTokens
  readonly pseudonyms: Pseudonyms
  readonly changes: Changes
  readonly visitors: Visitors
  /** [SEC-20] The visits that are recorded already. */
  readonly visits: Visits
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly login: Readonly<Record<Audience, LoginProvider>>
  readonly now: () => Date
}
