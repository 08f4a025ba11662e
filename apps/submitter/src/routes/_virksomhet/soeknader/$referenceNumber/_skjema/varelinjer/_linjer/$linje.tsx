import { createFileRoute, notFound } from '@tanstack/react-router'
import { asIndex } from '#src/features/product-lines/as-index.ts'

/** [RTE-11] `kopier` starts from another line. The page stands in the route around. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer/$linje')({
  staticData: { step: 'varelinjer', folded: true },
  validateSearch: (search: Record<string, unknown>): { kopier?: string } =>
    asIndex(search.kopier) === undefined ? {} : { kopier: String(search.kopier) },
  beforeLoad: ({ params }) => {
    if (asIndex(params.linje) === undefined) throw notFound()
  },
})
