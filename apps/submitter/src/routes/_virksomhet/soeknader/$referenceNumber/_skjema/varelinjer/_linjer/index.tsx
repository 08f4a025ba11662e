import { createFileRoute } from '@tanstack/react-router'

/** [RTE-11] No line by name; the page stands in the route around. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer/')({
  staticData: { step: 'varelinjer', folded: true },
})
