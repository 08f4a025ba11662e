import type { ApplicationDraft, CertificateFormat, ProductLine } from '@eksport/domain'
import { type AskedCertificate, type WareAnswer, wareOf } from '@eksport/domain/templates'
import { type Answers, setAt } from '@eksport/forms'

/** The answers about one kind of goods, under the id that its line will have. */
export type WareAnswers = Partial<ProductLine> & Pick<ProductLine, 'id'>

/** Whether everything asked about it is answered. */
export const isWhole = ({ species, processingState, processingType, natureOfCommodity }: WareAnswers): boolean =>
  Boolean(species && natureOfCommodity && processingState && (processingType || wareOf({ processingState }).isAlive))

/** One certificate of the consignment, and the goods it is for. */
export interface PlannedCertificate extends AskedCertificate {
  /** Indexes of the goods, from 0. */
  readonly wares: readonly number[]
  /** Other templates that accept all of these goods. */
  readonly instead: readonly string[]
}

/** Goods that no certificate is planned for, and why. */
export interface LeftOut {
  readonly ware: number
  readonly answer: Exclude<WareAnswer, { readonly outcome: 'CERTIFICATES' }>
}

/** The certificates that a consignment needs, and the goods that have none. */
export interface Plan {
  readonly certificates: readonly PlannedCertificate[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * Plans one certificate for as many goods as it accepts. If several accept the same goods, the one chosen last wins, otherwise the one that
 * accepts most.
 */
export function planOf(answers: readonly WareAnswer[], chosen: readonly string[]): Plan {
  // The newest choice comes first; an older one applies where the newest accepts nothing.
  const choiceOf = (template: string) =>
    chosen.length - (chosen.includes(template) ? chosen.indexOf(template) : chosen.length)
  const asked = answers.map((answer) => (answer.outcome === 'CERTIFICATES' ? answer.certificates : []))
  const takes = (template: string) => (certificates: readonly AskedCertificate[]) =>
    certificates.some((one) => one.template === template)
  const weight = ({ template }: AskedCertificate) =>
    asked.filter(takes(template)).length + choiceOf(template) * (answers.length + 1)
  const best = asked.map((certificates) => certificates.toSorted((one, other) => weight(other) - weight(one))[0])
  const planned = [...new Map(best.flatMap((one) => (one ? [[one.template, one] as const] : []))).values()]
  return {
    certificates: planned.map((certificate) => {
      const wares = best.flatMap((one, ware) => (one?.template === certificate.template ? ware : []))
      const [first, ...rest] = wares.map((ware) => asked[ware] ?? [])
      const others = (first ?? []).map(({ template }) => template).filter((one) => rest.every(takes(one)))
      return { ...certificate, wares, instead: others.filter((one) => one !== certificate.template) }
    }),
    leftOut: answers.flatMap((answer, ware) => (answer.outcome === 'CERTIFICATES' ? [] : { ware, answer })),
  }
}

/** The formats that the organisation last used for this certificate, as far as they are accepted; otherwise the first accepted one. */
export function formatsOf(
  { template, formats }: AskedCertificate,
  sent: readonly Pick<ApplicationDraft, 'certificateTemplate' | 'certificateFormats'>[],
): readonly CertificateFormat[] {
  const last = sent.find(({ certificateTemplate }) => certificateTemplate === template)?.certificateFormats ?? []
  const taken = last.filter((format) => formats.includes(format))
  return taken.length > 0 ? taken : formats.slice(0, 1)
}

interface Shared {
  /** Exporter, country and means of transport. */
  readonly destination: Answers
  readonly wares: readonly WareAnswers[]
  readonly formats: readonly CertificateFormat[]
}

/** The answers that a certificate's application starts from: those shared by the consignment, and its own goods as lines. */
export function answersFor(certificate: PlannedCertificate, { destination, wares, formats }: Shared): Answers {
  const lines = certificate.wares.flatMap((place) => {
    const ware = wares[place]
    return ware === undefined ? [] : [{ id: ware.id, ...wareOf(ware) }]
  })
  const own = { certificateTemplate: certificate.template, certificateFormats: [...formats] }
  return setAt({ ...destination, ...own }, 'productLines', lines)
}
