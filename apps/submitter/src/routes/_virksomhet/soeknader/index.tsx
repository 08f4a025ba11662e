import { readListSearch } from '@eksport/portal/list/list-address.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** [RTE-09] The list of applications has one home: the overview, with the same filters in its address. */
export const Route = createFileRoute('/_virksomhet/soeknader/')({
  validateSearch: readListSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/oversikt', search, replace: true })
  },
})
