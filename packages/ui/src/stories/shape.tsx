import { lengthOf } from './tokens-shown.ts'

const steps = [1, 2, 3, 4, 6, 8, 12, 18] as const
const radii = [
  ['radius-sm', 'tags, boxes', '3 px'],
  ['radius', 'controls, cards', '5 px'],
  ['radius-lg', 'dialogs', '10 px'],
] as const
const heights = [
  ['control', 'Fields, buttons'],
  ['control-small', 'In rows and cards'],
  ['item', 'Choices in a list'],
] as const

/** Space, corners, heights and depth. */
export function Shape() {
  return (
    <div className="start-shape">
      <div>
        <h3>Space</h3>
        <p>Steps of 4 px. What belongs together stands close.</p>
        <ul className="start-steps">
          {steps.map((step) => (
            <li key={step}>
              <code>{step * 4} px</code>
              <span style={{ width: step * 4 }} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Corners</h3>
        <p>The larger the thing, the rounder.</p>
        <ul className="start-radii">
          {radii.map(([name, use, size]) => (
            <li key={name}>
              <span style={{ borderRadius: `var(--eks-${name})` }} />
              <b>{name}</b>
              <code>
                {size}, {use}
              </code>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Heights</h3>
        <p>Roomy and dense. A finger gets 44 px whatever the density.</p>
        <ul className="start-heights">
          {heights.map(([name, use]) => (
            <li key={name}>
              <span className="start-heights-pair">
                <span data-size="md" style={{ height: `var(--eks-${name})` }} />
                <span data-size="sm" style={{ height: `var(--eks-${name})` }} />
              </span>
              <b>{use}</b>
              <code>
                {lengthOf(name, 'md')} / {lengthOf(name, 'sm')}
              </code>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Depth</h3>
        <p>Only what floats has a shadow. A card has an edge.</p>
        <ul className="start-depth">
          <li>
            <span />
            <b>Card</b>
          </li>
          <li>
            <span style={{ boxShadow: 'var(--eks-shadow-menu)', background: 'var(--eks-surface-raised)' }} />
            <b>Menu</b>
          </li>
          <li>
            <span style={{ boxShadow: 'var(--eks-shadow-dialog)', background: 'var(--eks-surface-raised)' }} />
            <b>Dialog</b>
          </li>
        </ul>
      </div>
    </div>
  )
}
