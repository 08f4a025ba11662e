import { createFileRoute, notFound } from '@tanstack/react-router'
import { asIndex } from '#src/features/product-lines/as-index.ts'

/** [RTE-11] `kopier` is the line to copy. The parent route renders the page. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer/$linje')({
  staticData: { step: 'varelinjer', folded: true },
  validateSearch: (search: Record<string, unknown>): { kopier?: string } =>
    asIndex(search.kopier) === undefined ? {} : { kopier: String(search.kopier) },
  beforeLoad: ({ params }) => {
    if (asIndex(params.linje) === undefined) throw notFound()
  },
})
