import { Alert, Badge, ButtonLink, type FactSection, FactSections, LineCard, Link, PageHeading } from '@eksport/ui'
import { stateBadge } from './columns.tsx'
import { type Choices, Frame } from './frame.tsx'
import { GuidePage } from './guide-page.tsx'
import { type Host, HostContext, useHost } from './host.ts'
import { daysOf, licences } from './licences.ts'
import { ListPage } from './list-page.tsx'
import { renewedQuotas, renewedSections } from './renewal.ts'
import { quotaNouns, type Spoken, useWords } from './words.ts'

/** A licence: its facts, quotas, and changes since last year. */
function LicencePage({ id }: { readonly id: string }) {
  const words = useWords()
  const { say } = words
  const { Link: RouterLink } = useHost()
  const licence = licences.find((one) => one.id === id)
  const back = <Link render={<RouterLink href="/" />}>{say.back}</Link>
  if (!licence)
    return (
      <>
        <PageHeading>{say.missing}</PageHeading>
        {back}
      </>
    )
  return (
    <>
      <p className="product-back">{back}</p>
      <FactSections
        sections={[...renewedSections(words, licence), quotaSection(words)]}
        against={say.against}
        header={
          <PageHeading
            lead={
              <>
                {say.kinds[licence.kind]}, {licence.river}, {daysOf(licence)}{' '}
                <Badge {...stateBadge(words, licence)} explain className="product-state" />
              </>
            }
            actions={
              <ButtonLink kind="primary" render={<RouterLink href="/guide" />}>
                {say.guides}
              </ButtonLink>
            }
            className="product-heading"
          >
            {`${licence.id} ${licence.holder}`}
          </PageHeading>
        }
        notice={<Alert tone="warning">{say.renewed}</Alert>}
      />
    </>
  )
}

function quotaSection(words: Spoken): FactSection {
  const { say } = words
  const quotas = renewedQuotas(words)
  return {
    id: 'quotas',
    title: say.facts.quotas,
    summary: say.quotaCount(quotas.filter(({ change }) => change !== 'removed').length),
    marks: quotas.reduce((sum, { marks }) => sum + marks, 0),
    content: ({ onlyChanges }) => (
      <ul className="product-cards">
        {quotas.map(({ species, change, facts, was }, place) =>
          onlyChanges && change === 'same' ? null : (
            <li key={species}>
              <LineCard
                look="row"
                index={place + 1}
                name={say.species[species]}
                nouns={quotaNouns}
                change={change}
                subtitle={was}
                facts={facts}
              />
            </li>
          ),
        )}
      </ul>
    ),
  }
}

/** A product of another domain, fishing licences, as its team would write it: its own texts on the design system. */
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
