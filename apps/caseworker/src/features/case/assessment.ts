import {
  type Application,
  annulledTick,
  type ComparedApplication,
  changeKeys,
  changeTick,
  diffApplication,
  findingPoints,
  findingsToAssess,
  type RuleViolation,
} from '@eksport/domain'

/** The parts of a case in which an officer reviews the changes of a replacement. */
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

/** What a replacement changes in one part, by the server's keys for the changes. */
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

/** [STA-08] The changes from the replaced certificate, by part; empty unless the case is a replacement. */
export function changesByPart(application: Application, original: Original | undefined): readonly PartChanges[] {
  if (!replaces(application, original)) return []
  const keys = changeKeys(diffApplication(original, application))
  const partOf = (key: string): ChangePart => partOfField[key.split('.')[0] ?? ''] ?? 'certificate'
  return changeParts
    .map((part) => ({ part, keys: keys.filter((key) => partOf(key) === part) }))
    .filter((group) => group.keys.length > 0)
}

/** Everything that an officer must review before approving. */
export interface Points {
  readonly findings: readonly RuleViolation[]
  readonly changes: readonly PartChanges[]
  /** Whether the replaced certificate was annulled. */
  readonly annulled: boolean
}

/** [STA-08] The points to review in a case. */
export function pointsOf(
  application: Application,
  original: Original | undefined,
  violations: readonly RuleViolation[],
): Points {
  return {
    findings: findingsToAssess(violations),
    changes: changesByPart(application, original),
    annulled: replaces(application, original) && original.applicationStatus === 'ANNULLERT',
  }
}

/** [ACT-07] The findings listed as reasons; empty if there are only warnings, which are shown under another heading. */
export const shownAsReasons = (violations: readonly RuleViolation[]): readonly RuleViolation[] =>
  findingsToAssess(violations).length > 0 ? violations : []

/** The ticks of a part's changes. */
export const partTicks = ({ keys }: PartChanges): readonly string[] => keys.map(changeTick)

/** All required ticks: each finding on each of its lines, the changes of a part together, and the annulment. */
export function ticksOf({ findings, changes, annulled }: Points): readonly (readonly string[])[] {
  return [
    ...findings.flatMap((finding) => findingPoints(finding).map(({ key }) => [key])),
    ...changes.map(partTicks),
    ...(annulled ? [[annulledTick]] : []),
  ]
}
