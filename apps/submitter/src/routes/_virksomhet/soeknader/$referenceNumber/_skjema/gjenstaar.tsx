import { createFileRoute } from '@tanstack/react-router'
import { MissingPage } from '#src/features/form-pages/missing-page.tsx'

/** [EXP-05] What a draft still lacks, on one page. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/gjenstaar')({
  staticData: { step: 'oppsummering', collects: true },
  component: MissingPage,
})
