import {
  type ApplicationStatus,
  type AskedApplication,
  answersFor,
  nothingAsked,
  type RegisterAnswers,
  registerQuestions,
} from '@eksport/domain'
import { relevantDocument, templateOf } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import { insertRegisterCheck, latestRegisterAnswers } from '../db/repositories/register-checks.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { type Acting, readingAs } from '../session/active-session.ts'
import type { Checked } from './rule-check.ts'

/** The registers' answers, and the version of the application they are about. */
export interface AskedRegisters {
  readonly answers: RegisterAnswers
  readonly version: number
}

export interface Asking {
  readonly deps: Pick<Deps, 'registers' | 'transactions'>
  readonly session: Acting
  readonly referenceNumber: number
  readonly now: Date
}

/**
 * [REG-01] Asks the registers about an application or an unsaved draft. Do not call it in a transaction that holds a
 * row: a register may be slow.
 */
export async function askRegisters(
  { registers }: Pick<Deps, 'registers'>,
  application: Checked & Pick<AskedApplication, 'referenceNumber' | 'originalApplicationReference'>,
): Promise<RegisterAnswers> {
  const template = templateOf(application)
  if (template === undefined) return nothingAsked
  const { referenceNumber, originalApplicationReference } = application
  const asked = { ...relevantDocument(application), referenceNumber, originalApplicationReference }
  return registers.ask(registerQuestions(asked, template.rules))
}

/** [SEC-08] The answers that the reader may see. */
export function answersSeenBy({ audience, organisation }: Acting, answers: RegisterAnswers): RegisterAnswers {
  return audience === 'caseworker' ? answers : answersFor(organisation?.organisationNumber ?? '', answers)
}

const undecided: ReadonlySet<ApplicationStatus> = new Set([
  'UNDER_REGISTRERING',
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
])

/**
 * [REG-02] The register answers behind the findings that a reader sees: for officers the stored ones of the last
 * assessment, for exporters current ones. The registers are not asked about decided applications. `first` runs in the
 * same transaction as the reading.
 */
export async function answersForReading(
  { deps, session, referenceNumber }: Asking,
  first?: (tx: Transaction) => Promise<void>,
): Promise<RegisterAnswers> {
  const read = async (tx: Transaction) => {
    await first?.(tx)
    const kept = await latestRegisterAnswers(tx, referenceNumber)
    return { kept, stored: kept === undefined ? await findApplication(tx, referenceNumber) : undefined }
  }
  const { kept, stored } = await deps.transactions.run(readingAs(session), read, { isReadOnly: first === undefined })
  if (kept !== undefined) return answersSeenBy(session, kept)
  if (stored === undefined || !undecided.has(stored.document.applicationStatus)) return nothingAsked
  return answersSeenBy(session, await askRegisters(deps, stored.document))
}

/** Asks about the application as it will be assessed, before the act locks it. If it does not exist, the act refuses. */
export async function askBeforeAct(
  { deps, session, referenceNumber }: Asking,
  asJudged: (document: ApplicationDocument) => ApplicationDocument = (document) => document,
): Promise<AskedRegisters> {
  const find = (tx: Transaction) => findApplication(tx, referenceNumber)
  const stored = await deps.transactions.run(readingAs(session), find, { isReadOnly: true })
  if (stored === undefined) return { answers: nothingAsked, version: 0 }
  return { answers: await askRegisters(deps, asJudged(stored.document)), version: stored.document.version }
}

/** [REG-02] Asks for an officer's assessment, and stores the answers even if the act fails. */
export async function assessWithRegisters(asking: Asking): Promise<AskedRegisters> {
  const asked = await askBeforeAct(asking)
  const { deps, session, referenceNumber, now } = asking
  await deps.transactions.run(readingAs(session), async (tx) => {
    const stored = await findApplication(tx, referenceNumber)
    if (stored === undefined) return
    const { organisationNumber } = stored
    await insertRegisterCheck(tx, { referenceNumber, organisationNumber, occasion: 'ASSESSED', ...asked, askedAt: now })
  })
  return asked
}
