import type { CertificateDefinition } from './define-certificate.ts'

/** [CRT-08] The paths of the answers that fill each numbered box, so that a box leads to its field. */
export function boxReads({ layout, goods }: CertificateDefinition): Readonly<Record<string, readonly string[]>> {
  const boxes = [...layout.before, ...layout.after].map(({ no, source }) => [no, source?.reads ?? []] as const)
  return Object.fromEntries([...boxes, [layout.goodsNo, [...new Set(goods.flatMap(({ reads }) => reads))]]])
}
