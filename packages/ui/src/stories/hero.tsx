import { StatusBadge } from '../certificate/status-badge/status-badge.js'
import { Alert } from '../components/alert/alert.js'
import { BrandMark } from '../components/app-shell/brand.js'
import { Button } from '../components/button/button.js'
import { Card } from '../components/card/card.js'
import { Description, DescriptionList } from '../components/description-list/description-list.js'

const facts = [
  ['WCAG 2.2 AA', 'by keyboard, by ear, in forced colours, at 320 px'],
  ['3 languages', 'bokmål, nynorsk and English, every text replaceable'],
  ['2 themes, 2 densities', 'on the page or on any part of it'],
] as const

/** The introduction: a sentence, and a picture made of the components. */
export function Hero() {
  return (
    <header className="start-hero">
      <div className="start-hero-words">
        <p className="start-brand">
          <BrandMark /> @eksport/ui
        </p>
        <h1>Calm where it can be, dense where it must be.</h1>
        <p className="start-lead">
          The design system of the export certificates. Its components receive data and report changes, and know no
          server.
        </p>
        <ul className="start-facts">
          {facts.map(([what, how]) => (
            <li key={what}>
              <b>{what}</b>
              <span>{how}</span>
            </li>
          ))}
        </ul>
      </div>
      <Card className="start-sample">
        <div className="start-sample-head">
          <b>Søknad #004001</b>
          <StatusBadge status="GODKJENT" viewpoint="INNSENDER" />
        </div>
        <DescriptionList>
          <Description label="Mottakerland">Japan</Description>
          <Description label="Nettovekt">2 745,60 kg</Description>
          <Description label="Avgang">24. november 2026</Description>
          <Description label="Kontor">Ålesund</Description>
        </DescriptionList>
        <Alert tone="info">Sertifikatet signeres i dag.</Alert>
        <div className="start-row">
          <Button kind="primary">Forhåndsvis</Button>
          <Button>Be om endring</Button>
        </div>
      </Card>
    </header>
  )
}
