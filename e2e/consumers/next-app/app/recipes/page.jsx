// Each example of the README unchanged, without 'use client'.
import { ThemeToggle } from '@eksport/ui'
import { Consignments } from '../_readme/consignments'
import { Departure } from '../_readme/departure'
import { English } from '../_readme/english'
import { Spoken } from '../_readme/spoken'
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
