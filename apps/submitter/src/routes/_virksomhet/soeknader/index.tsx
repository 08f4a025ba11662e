import { readListSearch } from '@eksport/portal/list/list-address.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** [RTE-09] Redirects to the overview, which is the only list of applications, with the same filters. */
export const Route = createFileRoute('/_virksomhet/soeknader/')({
  validateSearch: readListSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/oversikt', search, replace: true })
  },
})
