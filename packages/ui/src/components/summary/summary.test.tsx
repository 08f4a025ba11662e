import type { StepSummary } from '@eksport/forms'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { Summary, type SummaryProps } from './summary.js'

const row = (label: string, value: string) => ({ path: label, label, value })
const steps: readonly StepSummary<'avsender' | 'varelinjer'>[] = [
  {
    step: 'avsender',
    title: 'Avsender',
    sections: [{ id: 'kontakt', title: 'Kontaktperson', rows: [row('Fornavn', 'Kari'), row('E-post', '')] }],
  },
  {
    step: 'varelinjer',
    title: 'Varelinjer',
    sections: [],
    items: [
      { index: 0, title: 'Varelinje 1', sections: [{ id: 'vare', rows: [row('Art', 'Laks')] }] },
      { index: 1, title: 'Varelinje 2', sections: [{ id: 'vare', rows: [row('Art', 'Torsk')] }] },
    ],
  },
]
const link: SummaryProps<'avsender' | 'varelinjer'>['editLink'] = (step, item) => (props) => (
  <a {...props} href={`/${step}${item === undefined ? '' : `/${item}`}`} />
)

describe('Summary', () => {
  it('[WIZ-16] each step and each item has its own way to be changed, and no two links have one name', () => {
    render(<Summary steps={steps} editLink={link} />)
    expect(screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Endre avsender', '/avsender'],
      ['Endre varelinjer', '/varelinjer'],
      ['Endre varelinje 1', '/varelinjer/0'],
      ['Endre varelinje 2', '/varelinjer/1'],
    ])
  })

  it('[WIZ-16] a title in the name of a link keeps the capitals of abbreviations and names', () => {
    const items = [{ index: 0, title: 'Vare fra Bodø', sections: [] }]
    render(
      <Summary steps={[{ step: 'varelinjer' as const, title: 'HS-koder', sections: [], items }]} editLink={link} />,
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Endre HS-koder',
      'Endre vare fra Bodø',
    ])
  })

  it('[WIZ-16] shows every answer under its step, and says in words what is missing', () => {
    render(<Summary steps={steps} />)
    const sender = within(screen.getByRole('region', { name: 'Avsender' }))
    expect(sender.getByRole('heading', { level: 3, name: 'Kontaktperson' })).toBeTruthy()
    expect(sender.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Fornavn', 'Kari'],
        ['E-post', 'Mangler'],
      ],
    )
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('draws the app own cards instead of the plain items', () => {
    render(<Summary steps={steps} renderItems={({ step }) => step === 'varelinjer' && <p>Kort</p>} />)
    expect(screen.getByText('Kort')).toBeTruthy()
    expect(screen.queryByText('Varelinje 1')).toBeNull()
  })

  it('[EXP-07] folds to a line a step; what lacks an answer or was changed is open, and focus returns to where one was', async () => {
    const [sender, goods] = steps as [(typeof steps)[number], (typeof steps)[number]]
    const whole = { ...sender, sections: [{ id: 'kontakt', rows: [row('Fornavn', 'Kari'), row('By', 'Bodø')] }] }
    const before = new Map([['Art', 'Sei']])
    const draw = (one: typeof sender) => (
      <Summary steps={[one, goods]} editLink={link} openAtFirst={[]} before={before} returnTo="varelinjer" />
    )
    const { rerender } = render(draw(whole))
    const button = screen.getByRole('button', { name: /^Avsender/ })
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['AvsenderKari, Bodø', 'false'])
    expect(screen.getAllByText('Tidligere:')[0]?.parentElement?.textContent).toBe('Tidligere: Sei')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Varelinjer'))
    rerender(draw(sender))
    expect(screen.getByRole('button', { name: 'Avsender' }).getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Lukk alle' }))
    expect(screen.queryByText('Tidligere:')).toBeNull()
    expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(['Endre avsender', 'Endre varelinjer'])
  })

  it('[EXP-07] folded, begins with a name however long it is, and leaves running text out', () => {
    const name = `Shanghai ${'Ocean Products '.repeat(6)}Company Limited`
    const comment = 'Kjølekjeden er dokumentert for hele transporten. '.repeat(6)
    const rows = [row('Navn', name), row('Merknad', comment), row('Gate', 'Vei 1\nBygg 2'), row('Telefon', '+86 21 1')]
    const folded = { step: 'avsender' as const, title: 'Mottaker', sections: [{ id: 'mottaker', rows }] }
    render(<Summary steps={[folded]} openAtFirst={[]} />)
    expect(name).toHaveLength(114)
    expect(screen.getByRole('button', { name: /^Mottaker/ }).textContent).toBe(
      'MottakerShanghai Ocean Products Ocean Products Ocean Products Ocean…, +86 21 1',
    )
  })

  it('[EXP-07] folded, cuts a long name off after a whole word', () => {
    const rows = [row('Mal', '1.1.7 Brasil, sunnheitsattest oppdrettsfisk, portugisisk-engelsk')]
    const folded = { step: 'avsender' as const, title: 'Mal', sections: [{ id: 'mal', rows }] }
    render(<Summary steps={[folded]} openAtFirst={[]} />)
    expect(screen.getByRole('button', { name: /^Mal/ }).textContent).toBe(
      'Mal1.1.7 Brasil, sunnheitsattest oppdrettsfisk, portugisisk…',
    )
  })

  it('[EXP-07] folded, keeps a name and a place together, which count as one', () => {
    const joined = (label: string, value: string) => ({ ...row(label, value), joint: ' ' })
    const rows = [row('Fornavn', 'Marte'), joined('Etternavn', 'Haugen'), row('Telefon', '+47 1')]
    const place = [row('Adresse', 'Fraktveien 9'), row('Postnummer', '2060'), joined('Poststed', 'Gardermoen')]
    const sections = [
      { id: 'kontakt', rows },
      { id: 'sted', rows: place },
    ]
    render(<Summary steps={[{ step: 'avsender' as const, title: 'Avsender', sections }]} openAtFirst={[]} />)
    expect(screen.getByRole('button', { name: /^Avsender/ }).textContent).toBe(
      'AvsenderMarte Haugen, +47 1, Fraktveien 9, 2060 Gardermoen',
    )
  })

  it('two of them on one page have names of their own', () => {
    render([<Summary key="a" steps={steps} />, <Summary key="b" steps={steps} />])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('speaks nynorsk', () => {
    render(
      <EksportProvider locale="nn">
        <Summary steps={steps} />
      </EksportProvider>,
    )
    expect(screen.getByText('Manglar')).toBeTruthy()
  })
})
