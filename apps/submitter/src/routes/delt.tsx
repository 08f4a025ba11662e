import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SharedPage } from '#src/features/shared-page/components/shared-page.tsx'

/** [EXP-12] The page of a link that an exporter shares with the receiver of the goods; its token is in the fragment. */
export const Route = createFileRoute('/delt')({ component: Shared })

function Shared() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <SharedPage key={token} token={token} />
}
