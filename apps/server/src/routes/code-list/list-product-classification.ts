import { listProductClassification } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'

const parts = (text: string | undefined) => text?.split(',')

export const listProductClassificationRoute = cachedRoute(listProductClassification, ({ data, query }) => {
  const digits = parts(query.number_of_digits)?.map(Number)
  const prefixes = parts(query.code_prefixes)
  const found = data['product-classification'].filter(
    (entry) =>
      (query.system === undefined || entry.system === query.system) &&
      (digits?.includes(entry.digits) ?? true) &&
      (prefixes?.some((prefix) => entry.code.startsWith(prefix)) ?? true),
  )
  return found.map(({ id: _, ...entry }) => entry)
})
