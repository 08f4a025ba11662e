import type { Handling } from '@eksport/api'
import {
  type Application,
  type ComparedApplication,
  changeKeys,
  diffApplication,
  type RuleViolation,
} from '@eksport/domain'

/** The parts of a case in which an officer looks at the changes of a replacement. */
export const changeParts = [
  'certificate',
  'transport',
  'sender',
  'recipient',
  'productLines',
  'retrieval',
  'control',
] as const
export type ChangePart = (typeof changeParts)[number]

/** What a replacement changes in one part, by the keys that the server knows the changes by. */
export interface PartChanges {
  readonly part: ChangePart
  readonly keys: readonly string[]
}

const partOfField: Readonly<Record<string, ChangePart>> = {
  transport: 'transport',
  consignor: 'sender',
  sender: 'sender',
  recipient: 'recipient',
  productLines: 'productLines',
  certificateRetrieval: 'retrieval',
  control: 'control',
}

type Original = ComparedApplication & Pick<Application, 'applicationStatus' | 'referenceNumber'>

const replaces = (application: Application, original: Original | undefined): original is Original =>
  original !== undefined && original.referenceNumber === application.originalApplicationReference

/** [STA-08] The changes against the certificate that is replaced, by part; none for anything but a replacement. */
export function changesByPart(application: Application, original: Original | undefined): readonly PartChanges[] {
  if (!replaces(application, original)) return []
  const keys = changeKeys(diffApplication(original, application))
  const partOf = (key: string): ChangePart => partOfField[key.split('.')[0] ?? ''] ?? 'certificate'
  return changeParts
    .map((part) => ({ part, keys: keys.filter((key) => partOf(key) === part) }))
    .filter((group) => group.keys.length > 0)
}

/** All that an officer must have looked at before approving. */
export interface Points {
  readonly findings: readonly RuleViolation[]
  readonly changes: readonly PartChanges[]
  /** The certificate that is replaced was annulled. */
  readonly annulled: boolean
}

/** The findings that an officer must look at, each, before approving. Identical codes are merged by the rule check. */
const toAssess = (violations: readonly RuleViolation[]) =>
  violations.filter(({ severity }) => severity === 'MANUAL_PROCESSING')

/** [STA-08] What is to be assessed in a case. */
export function pointsOf(
  application: Application,
  original: Original | undefined,
  violations: readonly RuleViolation[],
): Points {
  return {
    findings: toAssess(violations),
    changes: changesByPart(application, original),
    annulled: replaces(application, original) && original.applicationStatus === 'ANNULLERT',
  }
}

/** The tick of a part's changes among the ticks of findings. */
export const changeTick = (part: ChangePart) => `change:${part}`
export const annulledTick = 'original-annulled'

/** Every tick that is asked for. */
export function ticksOf({ findings, changes, annulled }: Points): readonly string[] {
  return [
    ...findings.map(({ code }) => code),
    ...changes.map(({ part }) => changeTick(part)),
    ...(annulled ? [annulledTick] : []),
  ]
}

export type Confirmed = Pick<Handling, 'confirmedViolations' | 'confirmedChanges' | 'annulmentAssessed'>

/** What the server is told of the ticks. */
export function confirmations({ findings, changes, annulled }: Points, ticked: ReadonlySet<string>): Confirmed {
  const confirmed = changes.filter(({ part }) => ticked.has(changeTick(part))).flatMap(({ keys }) => keys)
  return {
    confirmedViolations: findings.map(({ code }) => code).filter((code) => ticked.has(code)),
    ...(changes.length > 0 && { confirmedChanges: confirmed }),
    ...(annulled && { annulmentAssessed: ticked.has(annulledTick) }),
  }
}
