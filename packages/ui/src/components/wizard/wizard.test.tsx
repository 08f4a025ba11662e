import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { hear } from '../../contract/hear.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { Wizard, type WizardProps } from './wizard.js'
import { WizardFrame } from './wizard-frame.js'
import type { WizardStep } from './wizard-types.js'

const steps = (current: string): WizardStep[] => [
  { id: 'avsender', title: 'Avsender', state: current === 'avsender' ? 'current' : 'done' },
  { id: 'mottaker', title: 'Mottaker', state: 'error', issues: 1 },
  { id: 'transport', title: 'Transport', state: current === 'transport' ? 'current' : 'open' },
  { id: 'henting', title: 'Henting', state: 'locked' },
  { id: 'oppsummering', title: 'Oppsummering', state: 'locked' },
]

function Page({ current = 'transport', ...props }: Partial<WizardProps> & { current?: string }) {
  return (
    <EksportProvider timeZone="Europe/Oslo">
      <Wizard steps={steps(current)} title={current} linkFor={(id) => `/soeknader/4001/${id}`} {...props}>
        <p>Felt</p>
      </Wizard>
    </EksportProvider>
  )
}

const rail = () => within(screen.getByRole('navigation', { name: 'Steg' }))

describe('Wizard', () => {
  it('[WIZ-01] says where each step stands, in words', () => {
    render(<Page />)
    expect(
      rail()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'AvsenderFerdig',
      'Mottaker1 felt mangler',
      '3TransportDu er her',
      'HentingÅpnes når stegene over er ferdige',
      'OppsummeringLåst',
    ])
    expect(rail().getByText('Transport', { selector: 'li *' }).closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(rail().getByRole('button', { name: 'Steg 3 av 5: Transport' })).toBeTruthy()
    expect(
      rail()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/soeknader/4001/avsender', '/soeknader/4001/mottaker'])
  })

  it('[WIZ-01] says on the page that is open what is wrong there, and nothing of what is missing', () => {
    const [first, second, ...others] = steps('transport')
    if (first === undefined || second === undefined) throw new Error('There are steps')
    const page = (issues: number, wrong: number) => (
      <Page
        steps={[
          { ...first, state: 'current', issues, wrong },
          second,
          ...others.map((step) => ({ ...step, state: 'open' as const })),
        ]}
      />
    )
    const { rerender } = render(page(2, 0))
    expect(rail().getByText('Du er her')).toBeTruthy()
    rerender(page(2, 1))
    expect(rail().getByText('Du er her, 1 felt må rettes')).toBeTruthy()
  })

  it('[WIZ-01] says of fields that are filled in and wrong that they must be corrected', () => {
    const [first, ...others] = steps('transport')
    if (first === undefined) throw new Error('There are no steps')
    const page = (issues: number, wrong: number) => (
      <Page steps={[{ ...first, state: 'error', issues, wrong }, ...others]} />
    )
    const { rerender } = render(page(1, 1))
    const words = () => rail().getAllByRole('listitem')[0]?.textContent
    expect(words()).toBe('Avsender1 felt må rettes')
    rerender(page(3, 1))
    expect(words()).toBe('Avsender3 felt må rettes')
    rerender(page(3, 0))
    expect(words()).toBe('Avsender3 felt mangler')
  })

  it('[WIZ-01] moves focus to the heading when the step changes', () => {
    const { rerender } = render(<Page current="avsender" />)
    screen.getByRole('link', { name: 'Mottaker' }).focus()
    rerender(<Page current="transport" />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'transport' }))
  })

  it('gives the focus up before anything of the page has gone, for a browser would lay out the half-changed page', () => {
    const { rerender } = render(<Page current="avsender" />)
    const link = screen.getByRole('link', { name: 'Transport' })
    link.focus()
    const given: string[] = []
    link.addEventListener('blur', () => given.push(screen.getByRole('heading', { level: 1 }).textContent))
    rerender(<Page current="avsender" title="Hvem" />)
    expect(document.activeElement).toBe(link)
    expect(given).toEqual([])
    rerender(<Page current="transport" />)
    expect(link.isConnected).toBe(false)
    expect(given).toEqual(['Hvem'])
  })

  it('[WIZ-01] opens the steps as a sheet on a phone, with what the form is for, and closes it on the way to another', async () => {
    const user = userEvent.setup()
    const onStepChange = vi.fn()
    render(<Page subject="Brasil" description="sunnhetsattest" onStepChange={onStepChange} />)
    const line = screen.getByRole('button', { name: 'Steg 3 av 5: Transport' })
    await user.click(line)
    const sheet = await screen.findByRole('dialog', { name: 'Steg', description: 'Brasil – sunnhetsattest' })
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(5)
    await user.click(within(sheet).getByRole('link', { name: 'Mottaker' }))
    expect(onStepChange).toHaveBeenCalledExactlyOnceWith('mottaker')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[WIZ-01] says no place on a page that is no step, and opens the steps all the same', async () => {
    const user = userEvent.setup()
    render(<Page current="ingen" />)
    expect(screen.queryByText(/0.av.5/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Steg' }))
    const sheet = await screen.findByRole('dialog', { name: 'Steg' })
    await user.click(within(sheet).getByRole('link', { name: 'Avsender' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves the way there to the app, and modified clicks to the browser', async () => {
    const user = userEvent.setup()
    const onStepChange = vi.fn()
    render(<Page onStepChange={onStepChange} />)
    await user.click(rail().getByRole('link', { name: 'Avsender' }))
    expect(onStepChange).toHaveBeenCalledExactlyOnceWith('avsender')
    await user.keyboard('{Control>}')
    await user.click(rail().getByRole('link', { name: 'Mottaker' }))
    expect(onStepChange).toHaveBeenCalledTimes(1)
  })

  it('paints the page first and brings back what stands beside it then, as it was', async () => {
    const frame = (sideHidden: boolean) => (
      <WizardFrame
        steps={steps('transport')}
        linkFor={(id) => id}
        side={<input aria-label="Beside" />}
        sideHidden={sideHidden}
      >
        <p>Felt</p>
      </WizardFrame>
    )
    const { rerender } = render(frame(false))
    const beside = screen.getByRole('textbox', { name: 'Beside' })
    rerender(frame(true))
    expect(screen.queryByRole('textbox', { hidden: false })).toBeNull()
    rerender(frame(false))
    expect(screen.queryByRole('textbox', { hidden: false })).toBeNull()
    expect(await screen.findByRole('textbox', { hidden: false })).toBe(beside)
  })

  it('paints the page first where what stands beside it comes for the first time, and draws that then', async () => {
    const Beside = vi.fn(() => <input aria-label="Beside" />)
    const frame = (isBeside: boolean) => (
      <WizardFrame steps={steps('transport')} linkFor={(id) => id} side={isBeside && <Beside />} sideHidden={!isBeside}>
        <p>Felt</p>
      </WizardFrame>
    )
    const { rerender } = render(frame(false))
    rerender(frame(true))
    expect(Beside).not.toHaveBeenCalled()
    expect(await screen.findByRole('textbox', { name: 'Beside' })).toBeDefined()
  })

  it('[WIZ-02] says that a step came, because it renumbers the rest', async () => {
    const heard = hear()
    const all = steps('transport')
    const { rerender } = render(<Page steps={all.filter(({ id }) => id !== 'henting')} />)
    rerender(<Page steps={all} />)
    await waitFor(() => expect(heard()).toContain('Steg lagt til: Henting'))
  })

  it('[WIZ-17] tells that the draft is saved, or not and how to try again', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    const { rerender } = render(<Page save={{ kind: 'saved', at: '2026-11-20T11:04:00Z' }} />)
    expect(screen.getByText('Lagret kl. 12:04')).toBeTruthy()
    rerender(<Page save={{ kind: 'saved', at: '2026-11-20T11:04:00Z', except: 1 }} />)
    expect(screen.getAllByText('Lagret kl. 12:04, unntatt ett svar')).not.toEqual([])
    rerender(<Page save={{ kind: 'failed', onRetry }} />)
    expect(screen.getByText('Ikke lagret')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('[WIZ-22] tells that it was changed elsewhere, with the way to choose, and claims nowhere that it is saved', async () => {
    const onResolve = vi.fn()
    render(<Page actions={{ onNext: vi.fn() }} save={{ kind: 'conflict', onResolve }} />)
    expect(screen.getAllByText('Endret et annet sted')).toHaveLength(1)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Velg versjon' }))
    expect(onResolve).toHaveBeenCalledOnce()
    expect(screen.queryByText(/Lagret/)).toBeNull()
  })

  it('takes one press of Neste while it is busy, and keeps focus there', async () => {
    const user = userEvent.setup()
    const onNext = vi.fn()
    const { rerender } = render(<Page actions={{ onNext }} />)
    const next = screen.getByRole('button', { name: 'Neste' })
    await user.click(next)
    rerender(<Page actions={{ onNext, busy: true }} />)
    await user.click(next)
    expect(onNext).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(next)
  })
})
