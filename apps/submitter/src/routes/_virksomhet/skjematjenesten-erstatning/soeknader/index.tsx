import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewMatsReplacementPage } from '#src/features/replacement/new-mats-replacement-page.tsx'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-16] A replacement, which does not exist yet, of a certificate of the older service. */
export const Route = createFileRoute('/_virksomhet/skjematjenesten-erstatning/soeknader/')({
  loader: ({ context }) => openJournalOf(context, 'skjematjenesten'),
  ...asOpened,
  component: NewMatsReplacement,
})

function NewMatsReplacement() {
  return <NewMatsReplacementPage journal={Route.useLoaderData()} />
}
