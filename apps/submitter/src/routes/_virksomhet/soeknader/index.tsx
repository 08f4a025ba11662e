import { createFileRoute, redirect } from '@tanstack/react-router'
import { plainSearch } from '#src/app/plain-search.ts'

/** [RTE-09] The list of applications has one home: the overview, with the same filters in its address. */
export const Route = createFileRoute('/_virksomhet/soeknader/')({
  validateSearch: plainSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/oversikt', search, replace: true })
  },
})
