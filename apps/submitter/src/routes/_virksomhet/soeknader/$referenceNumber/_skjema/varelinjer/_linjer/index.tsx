import { createFileRoute } from '@tanstack/react-router'

/** [RTE-11] The lines without an open line; the parent route renders the page. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer/')({
  staticData: { step: 'varelinjer', folded: true },
})
