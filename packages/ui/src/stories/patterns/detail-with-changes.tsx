import { Badge, Button, compareSections, type FactSection, FactSections, PageHeading, useEksport } from '@eksport/ui'

export interface Licence {
  readonly id: string
  readonly holder: string
  readonly address: string
  readonly email?: string
  readonly river: string
  readonly zones: readonly string[]
}

const words = {
  nb: {
    title: (id: string) => `Fiskekort ${id}`,
    renew: 'Forny',
    valid: 'Gyldig',
    against: 'mot fiskekortet for 2025',
    holder: 'Innehaver',
    water: 'Vassdrag',
    facts: { name: 'Navn', address: 'Adresse', email: 'E-post', river: 'Elv', zones: 'Soner' },
  },
  en: {
    title: (id: string) => `Fishing licence ${id}`,
    renew: 'Renew',
    valid: 'Valid',
    against: 'against the licence for 2025',
    holder: 'Holder',
    water: 'Water',
    facts: { name: 'Name', address: 'Address', email: 'Email', river: 'River', zones: 'Zones' },
  },
}

/** Always the same facts in the same order, whatever is absent, so that two versions can be compared. */
const sectionsOf = (say: typeof words.nb, licence: Licence): FactSection[] => [
  {
    id: 'holder',
    title: say.holder,
    facts: [
      { label: say.facts.name, value: licence.holder },
      { label: say.facts.address, value: licence.address },
      { label: say.facts.email, value: licence.email },
    ],
  },
  {
    id: 'water',
    title: say.water,
    facts: [
      { label: say.facts.river, value: licence.river },
      { label: say.facts.zones, value: licence.zones },
    ],
  },
]

interface LicencePageProps {
  readonly licence: Licence
  /** What it is compared with; without it only the facts are shown. */
  readonly before?: Licence
}

export function LicencePage({ licence, before }: LicencePageProps) {
  const { locale } = useEksport()
  const say = locale === 'en' ? words.en : words.nb
  const now = sectionsOf(say, licence)
  return (
    <FactSections
      sections={before ? compareSections(sectionsOf(say, before), now) : now}
      against={before && say.against}
      header={
        <>
          <PageHeading actions={<Button>{say.renew}</Button>}>{say.title(licence.id)}</PageHeading>
          <p style={{ margin: '8px 0 16px' }}>
            <Badge tone="success" label={say.valid} />
          </p>
        </>
      }
    />
  )
}
