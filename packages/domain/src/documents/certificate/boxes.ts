import { getAt } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { type FactPath, facts } from '../../facts/facts.ts'
import type { CertificateDefinition } from './define-certificate.ts'
import type { CertificateDocument } from './document.ts'
import { contentText } from './form/form-text.ts'
import type { SomeWords } from './languages.ts'

/** An answer that the box shows unchanged, so that another text can replace it. */
interface BoxAnswer {
  readonly path: string
  readonly value: string
}

/** A numbered box as text. */
export interface BoxText {
  readonly no: string
  readonly caption: SomeWords
  readonly lines: readonly string[]
  readonly answers: readonly BoxAnswer[]
  /** Whether the receiver knows best what is right here: its own names, and how the goods arrive. */
  readonly isOfReceiver: boolean
}

const writtenAsTyped = new Set<string>(['text', 'identifier', 'prose'])

const ofReceiver = /^(recipient\.|transport\.(transportDocument|meansOfTransport|dateOfDeparture|pointOfEntry)$)/

const isFact = (path: string): path is FactPath => Object.hasOwn(facts, path)

function answersOf(reads: readonly string[], application: Application): BoxAnswer[] {
  return reads.flatMap((path) => {
    const value: unknown = getAt(application, path)
    const isTyped = isFact(path) && writtenAsTyped.has(facts[path].format.as)
    return isTyped && typeof value === 'string' && value !== '' ? [{ path, value }] : []
  })
}

/** [EXP-12] The boxes of a certificate that are filled from answers and not empty, in order. */
export function boxTexts(
  { consignment }: CertificateDocument,
  { layout }: CertificateDefinition,
  application: Application,
): BoxText[] {
  const reads = new Map([...layout.before, ...layout.after].map(({ no, source }) => [no, source?.reads ?? []]))
  return [...consignment.boxes, ...consignment.after].flatMap((box) => {
    const read = reads.get(box.no) ?? []
    const lines = contentText(box)
      .split('\n')
      .filter((line) => line.trim() !== '')
    if (read.length === 0 || lines.length === 0) return []
    const { no, caption } = box
    const isOfReceiver = read.some((path) => ofReceiver.test(path))
    return [{ no, caption, lines, answers: answersOf(read, application), isOfReceiver }]
  })
}

/** [CRT-08] The paths of the answers that fill each numbered box or support a clause, so that both can link to their fields. */
export function boxReads({
  layout,
  goods,
  clauses,
}: CertificateDefinition): Readonly<Record<string, readonly string[]>> {
  const boxes = [...layout.before, ...layout.after].map(({ no, source }) => [no, source?.reads ?? []] as const)
  const attested = clauses
    .flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
    .map(({ no, support }) => [no, support.reads] as const)
  return Object.fromEntries([
    ...boxes,
    ...attested,
    [layout.goodsNo, [...new Set(goods.flatMap(({ reads }) => reads))]],
  ])
}
