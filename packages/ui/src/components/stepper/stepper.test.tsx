import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Step, Stepper } from './stepper.js'

describe('[LIB-05] Stepper', () => {
  it('is a list whose current step is marked, with the other states in words', () => {
    render(
      <Stepper aria-label="Søknadens gang">
        <Step state="done" title="Mottatt" time="20.11.2026" />
        <Step state="failed" title="Betalt" />
        <Step state="current" title="Vurderes">
          Vanligvis to dager.
        </Step>
        <Step state="upcoming" title="Utstedt" />
      </Stepper>,
    )
    const steps = screen.getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Mottatt, Ferdig20.11.2026',
      'Betalt, Mislyktes',
      'VurderesVanligvis to dager.',
      'Utstedt',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    expect(screen.getByRole('list', { name: 'Søknadens gang' }).contains(steps[0] ?? null)).toBe(true)
  })

  it('shows an icon instead of the number, but never instead of the sign of what is over', () => {
    render(
      <Stepper>
        <Step state="current" title="Vurderes" icon={<i data-testid="wait" />} />
        <Step state="done" title="Mottatt" icon={<i data-testid="wait" />} />
      </Stepper>,
    )
    expect(screen.getAllByTestId('wait')).toHaveLength(1)
    expect(screen.getByTestId('wait').closest('[aria-hidden]')).toBeTruthy()
  })
})
