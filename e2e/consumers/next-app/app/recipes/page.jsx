// Each example of README as it stands there: nothing here says 'use client'.
import { ThemeToggle } from '@eksport/ui'
import { Consignments } from '../readme/consignments'
import { Departure } from '../readme/departure'
import { English } from '../readme/english'
import { Spoken } from '../readme/spoken'
import { Removable } from './removable'

export default function Recipes() {
  return (
    <main>
      <h1>Oppskrifter</h1>
      <ThemeToggle />
      <Consignments rows={[{ id: '1', reference: '4001', country: 'Kina' }]} />
      <Departure />
      <Spoken>
        <Removable label="Japan" />
      </Spoken>
      <English>
        <Removable label="Brazil" />
      </English>
    </main>
  )
}
