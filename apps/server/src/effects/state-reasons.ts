import { answersFor } from '@eksport/domain'
import { insertRegisterCheck } from '../db/repositories/register-checks.ts'
import { decide } from '../drafting/decide.ts'
import { assessStored } from '../drafting/rule-check.ts'
import { given, type InsideHandler } from './effect.ts'
import { judgedBy } from './stamps.ts'

/**
 * [ACT-07] [REG-02] Records with the submission why a person must decide: in full for officers, and for the exporter
 * without other applicants' data.
 */
export const stateReasons: InsideHandler = async (command, progress) => {
  const { tx, deps, stored, context, now } = command
  const { document } = progress
  const { answers } = given(command, 'registers')
  const seen = answersFor(stored.organisationNumber, answers)
  const judged = (known: typeof answers) => ({
    answers: known,
    validation: assessStored(deps.referenceData, document, known, now),
  })
  const { forOfficers, forExporter } = decide({
    document,
    whole: judged(answers),
    readable: judged(seen),
    context,
    now,
  })
  await insertRegisterCheck(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    occasion: 'SENT',
    version: document.version + 1,
    answers,
    askedAt: now,
  })
  const facts = { ...progress.facts, decision: forOfficers, decisionTold: forExporter, ...judgedBy(command) }
  return { ...progress, facts }
}
