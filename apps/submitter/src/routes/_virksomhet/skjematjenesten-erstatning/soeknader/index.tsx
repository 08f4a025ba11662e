import { createFileRoute } from '@tanstack/react-router'
import { NewMatsReplacementPage } from '#src/features/application-form/components/new-mats-replacement-page.tsx'

/** [RTE-16] The replacement of a certificate of the older service that does not exist yet. */
export const Route = createFileRoute('/_virksomhet/skjematjenesten-erstatning/soeknader/')({
  component: NewMatsReplacementPage,
})
