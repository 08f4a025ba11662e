import { colorGroups, figure, hardestPairs, hexOf, type Scheme } from './tokens-shown.ts'

const names = { light: 'Light', dark: 'Dark' }

function Swatches({ scheme }: { scheme: Scheme }) {
  return colorGroups.map(({ name, about, colors }) => (
    <div key={name} className="start-colors">
      <h4>{name}</h4>
      <p>{about}</p>
      <ul data-count={colors.length}>
        {colors.map((color) => (
          <li key={color}>
            <span className="start-swatch" style={{ background: `var(--eks-${color})` }} />
            <b>{color}</b>
            <code>{hexOf(color, scheme)}</code>
          </li>
        ))}
      </ul>
    </div>
  ))
}

const schemes = ['light', 'dark'] as const
const hardest = { light: hardestPairs('light'), dark: hardestPairs('dark') }

function Measured({ scheme, front }: { scheme: Scheme; front: string }) {
  const pair = hardest[scheme].find((other) => other.front === front)
  if (!pair) return null
  return (
    <td>
      <span
        aria-hidden="true"
        data-color-scheme={scheme}
        data-kind={pair.needs < 4.5 ? 'shape' : 'text'}
        className="start-pair"
        style={{ color: `var(--eks-${front})`, background: `var(--eks-${pair.ground})` }}
      >
        {pair.needs < 4.5 ? '' : 'Aa'}
      </span>
      <span className="start-figure">
        <b>{figure(pair.figure)}</b> <span>on {pair.ground}</span>
      </span>
    </td>
  )
}

function Contrast() {
  return (
    <div className="start-contrast">
      <h3>Contrast</h3>
      <p>
        Each colour on the ground where it is hardest to see, measured from the tokens. Text needs 4.5, our running text
        7, shapes and edges 3. A test holds every figure.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {hardest.light.map(({ front, needs }) => (
            <tr key={front}>
              <th scope="row">
                {front} <span>needs {needs}</span>
              </th>
              {schemes.map((scheme) => (
                <Measured key={scheme} scheme={scheme} front={front} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Every colour by its role in both themes, with its contrast to its grounds. */
export function Colour() {
  return (
    <>
      <div className="start-themes">
        {schemes.map((scheme) => (
          <div key={scheme} data-color-scheme={scheme} className="start-theme">
            <h3>{names[scheme]}</h3>
            <Swatches scheme={scheme} />
          </div>
        ))}
      </div>
      <Contrast />
    </>
  )
}
