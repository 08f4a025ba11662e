import type { ProductLine } from '../../goods/product-line/product-line.ts'

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
