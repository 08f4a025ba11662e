import { Themed } from '../../_readme/themed'

export default function Stored() {
  return (
    <main>
      <h1>Tema i nettleseren</h1>
      <Themed>Tett</Themed>
    </main>
  )
}
