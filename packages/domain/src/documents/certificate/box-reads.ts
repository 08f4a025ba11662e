import type { CertificateDefinition } from './define-certificate.ts'

/** [CRT-08] The paths of the answers that fill each numbered box or that a clause rests on, so that both lead to their fields. */
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
