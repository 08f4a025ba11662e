import { type Choices, Frame } from './frame.tsx'
import { GuidePage } from './guide-page.tsx'
import { type Host, HostContext } from './host.ts'
import { LicencePage } from './licence-page.tsx'
import { ListPage } from './list-page.tsx'

/** A product of another trade, fishing licences, as its team would write it: its own words over the design system. */
export function Product({ host, ...choices }: Choices & { readonly host: Host }) {
  return (
    <HostContext value={host}>
      <Frame {...choices}>
        <PageAt path={host.place.path} />
      </Frame>
    </HostContext>
  )
}

function PageAt({ path }: { readonly path: string }) {
  if (path === '/') return <ListPage />
  if (path === '/guide') return <GuidePage />
  return <LicencePage key={path} id={path.slice(1)} />
}
