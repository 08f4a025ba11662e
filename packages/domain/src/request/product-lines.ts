import type { ProductLine } from '../product-line/product-line.ts'

/**
 * [TPL-14] The lines after one was saved: without an index the list becomes that line alone; an index one past the end,
 * or an empty list, appends; any other index replaces.
 */
export function withProductLine(
  lines: readonly ProductLine[] | undefined,
  line: ProductLine,
  index?: number,
): ProductLine[] {
  if (index === undefined) return [line]
  const before = lines ?? []
  if (before.length === 0 || index === before.length) return [...before, line]
  if (!Number.isInteger(index) || index < 0 || index > before.length) throw new RangeError('Invalid product line')
  return before.with(index, line)
}

/** [TPL-15] A line as it is sent: an animal that is alive has neither state nor type, and a producer is of one kind. */
export function requestLine(line: ProductLine): ProductLine {
  const { processingState, processingType, productionEstablishment, ...rest } = line
  const { isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo } = productionEstablishment ?? {}
  return {
    ...rest,
    ...(line.isAlive !== true && processingState !== undefined && { processingState }),
    ...(line.isAlive !== true && processingType !== undefined && { processingType }),
    ...(productionEstablishment && {
      productionEstablishment: {
        isUnauthorized: isUnauthorized === true,
        ...(approvalNumber !== undefined && { approvalNumber }),
        ...(isUnauthorized === true && unauthorizedEstablishmentInfo && { unauthorizedEstablishmentInfo }),
      },
    }),
  }
}
