import type { Application } from '../../application/application.ts'
import { type Change, compare } from './compare.ts'
import { type LinePair, matchLines } from './match-lines.ts'

/** What an exporter has stated; a whole application qualifies. */
export type ComparedApplication = Partial<Pick<Application, ComparedPart | 'productLines' | 'applicationType'>>

const parts = [
  'certificateFormats',
  'certificateTemplate',
  'applicationFormat',
  'countryOfDestination',
  'consignor',
  'sender',
  'recipient',
  'control',
  'transport',
  'certificateRetrieval',
  'consentForECert',
  'pdfCertificateDetails',
] as const
type ComparedPart = (typeof parts)[number]

/** One product line of the comparison; `changes` have paths within the line. */
export interface LineDiff extends LinePair {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  readonly changes: readonly Change[]
}

/** How an application differs from the one that it is based on. */
export interface ApplicationDiff {
  readonly changes: readonly Change[]
  /** The current lines in order, then the removed ones. */
  readonly lines: readonly LineDiff[]
  /** The number of differing facts; a new or removed line counts once. */
  readonly count: number
}

function diffLine(pair: LinePair): LineDiff {
  const { from, to } = pair
  if (!from || !to) return { ...pair, kind: from ? 'removed' : 'added', changes: [] }
  const changes = compare(from, to).filter(({ path }) => path !== 'id')
  return { ...pair, kind: changes.length > 0 ? 'changed' : 'same', changes }
}

/** [CHG-01] Compares what exporters state, not what happened to the application: statuses, dates and files are ignored. */
export function diffApplication(original: ComparedApplication, current: ComparedApplication): ApplicationDiff {
  // A replacement is not asked for a last control, so a control of the original is not a difference.
  const asked = current.applicationType === 'ERSTATNINGSSERTIFIKAT' ? parts.filter((part) => part !== 'control') : parts
  const changes = asked.flatMap((part) => compare(original[part], current[part], part))
  const lines = matchLines(original.productLines ?? [], current.productLines ?? []).map(diffLine)
  const lineChanges = lines.reduce((sum, { kind, changes: inside }) => {
    if (kind === 'same') return sum
    return sum + (kind === 'changed' ? inside.length : 1)
  }, 0)
  return { changes, lines, count: changes.length + lineChanges }
}
