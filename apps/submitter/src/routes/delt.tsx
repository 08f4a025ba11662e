import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SharedPage } from '#src/features/shared-page/components/shared-page.tsx'

/** [EXP-12] Where a link leads that an exporter made for whoever receives the goods; its token stands behind the mark. */
export const Route = createFileRoute('/delt')({ component: Shared })

function Shared() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <SharedPage key={token} token={token} />
}
