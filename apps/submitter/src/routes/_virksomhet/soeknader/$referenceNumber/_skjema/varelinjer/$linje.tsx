import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinePage } from '#src/features/application-form/components/line-page.tsx'

const asIndex = (text: unknown) => (typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined)

/** [RTE-11] `kopier` starts from another line. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/$linje')({
  staticData: { step: 'varelinjer' },
  validateSearch: (search: Record<string, unknown>): { kopier?: string } =>
    asIndex(search.kopier) === undefined ? {} : { kopier: String(search.kopier) },
  beforeLoad: ({ params }) => {
    if (asIndex(params.linje) === undefined) throw notFound()
  },
  component: Line,
})

function Line() {
  const { linje } = Route.useParams()
  const { kopier } = Route.useSearch()
  return <LinePage key={`${linje} ${kopier}`} index={Number(linje)} copyOf={asIndex(kopier)} />
}
