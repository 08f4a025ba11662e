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

/** [STA-08] What is to be assessed in a case. */
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

/** [ACT-07] The findings that are told as reasons where they stand: warnings without any other stand under other words. */
export const shownAsReasons = (violations: readonly RuleViolation[]): readonly RuleViolation[] =>
  findingsToAssess(violations).length > 0 ? violations : []

/** The ticks of a part's changes. */
export const partTicks = ({ keys }: PartChanges): readonly string[] => keys.map(changeTick)

/** Every tick that is asked for: a finding on each of its lines, the changes of a part together, the annulment. */
export function ticksOf({ findings, changes, annulled }: Points): readonly (readonly string[])[] {
  return [
    ...findings.flatMap((finding) => findingPoints(finding).map(({ key }) => [key])),
    ...changes.map(partTicks),
    ...(annulled ? [[annulledTick]] : []),
  ]
}
