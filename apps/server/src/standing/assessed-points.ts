import {
  annulledTick,
  assessedCodes,
  type CaseTick,
  changeTick,
  findingPoints,
  findingsToAssess,
  type TransitionInput,
  type ValidationResult,
} from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { insertCaseTicks, listCaseTicks } from '../db/repositories/case-ticks.ts'
import type { Transaction } from '../db/transaction.ts'

interface Approval<Input extends TransitionInput> {
  readonly document: Pick<ApplicationDocument, 'referenceNumber' | 'revision'>
  readonly validation: ValidationResult
  readonly person: CaseTick['person']
  readonly input: Input
  readonly now: Date
}

/** The points that an approval's own input ticks. */
function ticksOf({ errors }: ValidationResult, input: TransitionInput): string[] {
  const codes = new Set(input.confirmedViolations)
  const findings = findingsToAssess(errors).filter(({ code }) => codes.has(code))
  return [
    ...findings.flatMap((finding) => findingPoints(finding).map(({ key }) => key)),
    ...(input.confirmedChanges ?? []).map(changeTick),
    ...(input.annulmentAssessed === true ? [annulledTick] : []),
  ]
}

/** [ACT-05] The stored ticks that an approval relies on. Those in its input are stored first, with person and time. */
export async function assessedInput<Input extends TransitionInput>(
  tx: Transaction,
  { document, validation, person, input, now }: Approval<Input>,
): Promise<Input & TransitionInput & { readonly assessedPoints: number }> {
  const { id, name } = person
  await insertCaseTicks(tx, document, { ticks: ticksOf(validation, input), person: { id, name }, now })
  const counted = (await listCaseTicks(tx, document)).filter(({ outdated }) => outdated !== true)
  const ticks = new Set(counted.map(({ tick }) => tick))
  const prefix = changeTick('')
  const changes = [...ticks].filter((tick) => tick.startsWith(prefix))
  const findings = findingsToAssess(validation.errors).flatMap(findingPoints)
  const assessed = [...findings.map(({ key }) => key), annulledTick].filter((tick) => ticks.has(tick))
  return {
    ...input,
    confirmedViolations: assessedCodes(validation.errors, ticks),
    confirmedChanges: changes.map((tick) => tick.slice(prefix.length)),
    annulmentAssessed: ticks.has(annulledTick),
    assessedPoints: new Set([...assessed, ...changes]).size,
  }
}
