const groups = {
  Ground: ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-picked'],
  Line: ['line', 'line-strong', 'field-line'],
  Text: ['text', 'text-subtle', 'text-disabled', 'link'],
  Action: ['brand', 'action', 'action-hover', 'action-active', 'action-tint'],
  Success: ['success-text', 'success-tint', 'success-edge', 'success-base'],
  Info: ['info-text', 'info-tint', 'info-edge', 'info-base'],
  Warning: ['warning-text', 'warning-tint', 'warning-edge', 'warning-base'],
  Danger: ['danger-text', 'danger-tint', 'danger-edge', 'danger-base'],
  Change: ['changed', 'added', 'removed'],
  Band: ['band', 'band-hover', 'band-text', 'band-subtle'],
} as const

const ground = 'eks-foundation eks:not-prose eks:bg-page eks:p-4 eks:text-ui eks:leading-text eks:text-text'

/** Every colour by its role, in one theme. */
export function Palette({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div className={ground} data-color-scheme={scheme}>
      {Object.entries(groups).map(([group, names]) => (
        <div key={group} className="eks:mb-4">
          <p className="eks:mb-1 eks:text-small eks:font-semibold">{group}</p>
          <ul className="eks:grid eks:grid-cols-[repeat(auto-fill,minmax(120px,1fr))] eks:gap-3">
            {names.map((name) => (
              <li key={name} className="eks:text-micro eks:text-subtle">
                <span
                  className="eks:block eks:h-9 eks:rounded eks:border eks:border-line"
                  style={{ background: `var(--eks-${name})` }}
                />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const sizes = ['h1', 'h2', 'h3', 'lead', 'text', 'ui', 'cell', 'small', 'micro'] as const

/** The type scale; headings bold at 1.25, text at 1.5. */
export function TypeScale() {
  return (
    <ul className={ground}>
      {sizes.map((size) => (
        <li key={size} className="eks:flex eks:items-baseline eks:gap-4 eks:border-b eks:border-line eks:py-2">
          <span className="eks:w-16 eks:flex-none eks:text-micro eks:text-subtle">{size}</span>
          <span
            className="eks:min-w-0 eks:truncate"
            style={{ fontSize: `var(--eks-fs-${size})`, fontWeight: size.startsWith('h') ? 700 : 400, lineHeight: 1.3 }}
          >
            Helsesertifikat for sjømat #004001
          </span>
        </li>
      ))}
    </ul>
  )
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 18] as const

/** Steps of 4 px, and the three radii. */
export function Spacing() {
  return (
    <div className={ground}>
      <ul>
        {steps.map((step) => (
          <li key={step} className="eks:flex eks:items-center eks:gap-4 eks:py-1 eks:text-micro eks:text-subtle">
            <span className="eks:w-16 eks:tabular-nums">{step * 4} px</span>
            <span className="eks:h-3 eks:bg-action" style={{ width: step * 4 }} />
          </li>
        ))}
      </ul>
      <div className="eks:mt-4 eks:flex eks:gap-4">
        {['radius-sm', 'radius', 'radius-lg'].map((radius) => (
          <div key={radius} className="eks:text-micro eks:text-subtle">
            <span
              className="eks:block eks:size-14 eks:border eks:border-field-line eks:bg-surface"
              style={{ borderRadius: `var(--eks-${radius})` }}
            />
            {radius}
          </div>
        ))}
      </div>
    </div>
  )
}
