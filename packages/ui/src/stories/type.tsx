import { lengthOf } from './tokens-shown.ts'

const scale = [
  ['h1', 'Heading of the page', 'Helsesertifikat for sjømat'],
  ['h2', 'Heading of a section', 'Varer og produksjon'],
  ['h3', 'Heading inside a section', 'Varelinje 2: Laks, fersk, hel'],
  ['lead', 'One sentence under a heading', 'Svarene lagres underveis.'],
  ['text', 'Running text', 'Du kan endre søknaden frem til den er sendt inn.'],
  ['ui', 'Controls, labels, buttons', 'Innførselssted'],
  ['cell', 'Rows of a table', '#004001 · Japan · 2 745,60 kg'],
  ['small', 'Hints and errors', 'Ankomststedet må være godkjent.'],
  ['micro', 'Tags and notes', 'Valgfritt'],
] as const

/** The type scale at both densities. */
export function Type() {
  return (
    <ul className="start-type">
      {scale.map(([name, use, sample]) => (
        <li key={name}>
          <span className="start-type-about">
            <b>{name}</b>
            <span>{use}</span>
            <code>
              {lengthOf(`fs-${name}`, 'md')} / {lengthOf(`fs-${name}`, 'sm')}
            </code>
          </span>
          <span
            className="start-type-sample"
            style={{ fontSize: `var(--eks-fs-${name})`, fontWeight: name.startsWith('h') ? 700 : 400 }}
          >
            {sample}
          </span>
        </li>
      ))}
    </ul>
  )
}
