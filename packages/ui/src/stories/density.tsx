import { StatusBadge } from '../certificate/status-badge/status-badge.js'
import { Button } from '../components/button/button.js'
import { Field } from '../components/field/field.js'
import { Input } from '../components/input/input.js'
import { Select } from '../components/select/select.js'

const kinds = [
  ['md', 'Roomy', 'For exporters, who fill in seldom and need room.', 'INNSENDER'],
  ['sm', 'Dense', 'For officers, who read all day and need overview.', 'BEHANDLER'],
] as const

/** The same form at both densities. */
export function Density() {
  return (
    <div className="start-pairs">
      {kinds.map(([size, name, about, viewpoint]) => (
        <div key={size} data-size={size} className="start-panel">
          <h3>
            {name} <code>data-size="{size}"</code>
          </h3>
          <p>{about}</p>
          <div className="start-form">
            <StatusBadge status="INNSENDT" viewpoint={viewpoint} />
            <Field label="Innførselssted" hint="Stedet må være godkjent." width="full">
              <Input defaultValue="Narita" />
            </Field>
            <Field label="Kontor" width="full">
              <Select defaultValue="AALESUND">
                <option value="AALESUND">Ålesund</option>
                <option value="KLOEFTA">Kløfta</option>
              </Select>
            </Field>
            <div className="start-row">
              <Button kind="primary">Neste</Button>
              <Button>Tilbake</Button>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
