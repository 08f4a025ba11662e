import { type Answers, commonIssueTexts, type Issue } from '@eksport/forms'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import {
  exampleCodeLists,
  exampleIssueTexts,
  exampleNow,
  exampleSections,
  nestedSections,
  otherSections,
} from './example.fixture.js'
import { StepForm, type StepFormProps } from './step-form.js'

const onValid = vi.fn<(answers: Answers) => void>()
const onChange = vi.fn<(answers: Answers) => void>()

function Page({ start = {}, ...props }: Partial<StepFormProps> & { start?: Answers }) {
  const [answers, setAnswers] = useState<Answers>(start)
  return (
    <StepForm
      sections={exampleSections}
      now={exampleNow}
      issueTexts={{ ...commonIssueTexts, ...exampleIssueTexts }}
      codeLists={exampleCodeLists}
      onValid={onValid}
      {...props}
      answers={answers}
      onAnswersChange={(next) => {
        setAnswers(next)
        onChange(next)
      }}
    >
      <button type="submit">Neste</button>
    </StepForm>
  )
}

const lastAnswers = () => onChange.mock.lastCall?.[0]
const next = () => screen.getByRole('button', { name: 'Neste' })
const summary = () => screen.getByRole('region', { name: 'For å gå videre må du rette opp i følgende feil:' })

it('[WIZ-08] groups the fields of a section under its name for ears, unless a field of the same name does so', () => {
  const say = (words: string) => ({ nb: words, nn: words, en: words })
  const section = (id: string, title: string, label: string) => ({
    id,
    title: say(title),
    fields: { [`${id}.name`]: { kind: 'text' as const, label: say(label) } },
  })
  const sections = [
    section('a', 'Mottaker', 'Navn'),
    section('b', 'Bestemmelsessted', 'Navn'),
    section('c', 'Kontor', 'Kontor'),
  ]
  render(<Page sections={sections} />)
  const names = ['Mottaker', 'Bestemmelsessted'].map((name) => within(screen.getByRole('group', { name })))
  for (const group of names) expect(group.getByRole('textbox', { name: 'Navn' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Kontor' })).toBeNull()
})

/** Everything that is asked but the place of loading. */
const allButLoading = {
  meansOfTransport: 'AIR',
  dateOfDeparture: '2026-11-21',
  pointOfEntry: 'BR01',
  isAmbient: true,
  consent: true,
}

describe('StepForm', () => {
  it('[THM-05] marks what is not required, and nothing else', () => {
    render(<Page />)
    expect(screen.getAllByText('Valgfritt')).toHaveLength(1)
    expect(screen.getByText('Avgangstid').parentElement?.textContent).toContain('Valgfritt')
    expect(screen.getByLabelText('Lastested')).toHaveProperty('required', false)
    expect(screen.getByLabelText('Lastested').getAttribute('aria-required')).toBe('true')
  })

  describe('begins each field as its description says', () => {
    const label = (nb: string) => ({ nb, nn: nb, en: nb })
    const options = [
      { value: 'DAY', label: label('Døgn') },
      { value: 'SEASON', label: label('Sesong') },
    ]
    const sections = [
      {
        id: 'licence',
        fields: {
          duration: { kind: 'choice', label: label('Varighet'), required: true, options, initial: 'DAY' },
          phone: { kind: 'international-phone', label: label('Telefon'), defaultCallingCode: '+47' },
          note: { kind: 'text', label: label('Merknad') },
        },
      },
    ] satisfies StepFormProps['sections']
    const begun = { duration: 'DAY', phone: { callingCode: '+47' } }

    it('where the owner begins with nothing: they are drawn, and sent without a change', async () => {
      const user = userEvent.setup()
      render(<Page sections={sections} />)
      expect(screen.getByRole('radio', { name: 'Døgn' })).toHaveProperty('checked', true)
      await user.click(next())
      expect(onValid).toHaveBeenCalledExactlyOnceWith(begun)
      expect(onChange).not.toHaveBeenCalled()
    })

    it('and the owner gets them with the first change', async () => {
      render(<Page sections={sections} />)
      await userEvent.type(screen.getByLabelText(/Merknad/), 'A')
      expect(lastAnswers()).toEqual({ ...begun, note: 'A' })
    })

    it('but a form that takes no answers shows only what was given', () => {
      render(<Page sections={sections} disabled />)
      expect(screen.getByRole('radio', { name: 'Døgn' })).toHaveProperty('checked', false)
    })
  })

  it('[WIZ-24] takes focus to the summary, and from each line to its field', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(next())
    expect(document.activeElement).toBe(summary())
    const links = within(summary()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Transportmiddel: Feltet er påkrevd',
      'Lastested: Feltet er påkrevd',
      'Avgangsdato: Feltet er påkrevd',
      'Innførselssted: Feltet er påkrevd',
      'Minimum temperatur: Feltet er påkrevd',
      'Maksimum temperatur: Feltet er påkrevd',
      'Jeg bekrefter at varene oppfyller kravene i erklæringen: Feltet er påkrevd',
    ])
    await user.click(screen.getByRole('link', { name: /Avgangsdato/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Avgangsdato'))
    await user.click(screen.getByRole('link', { name: /Transportmiddel/ }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fly' }))
    expect(onValid).not.toHaveBeenCalled()
  })

  it('[WIZ-24] [EXP-01] says what is wrong with a field now, and that it is corrected only when nothing is', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(next())
    const field = screen.getByLabelText('Minimum temperatur')
    const line = () =>
      within(summary())
        .getByRole('link', { name: /Minimum temperatur/ })
        .closest('li')
    await user.type(field, '100')
    await user.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(line()?.textContent).toBe('Minimum temperatur: Verdien kan ikke være større enn 60')
    await user.clear(field)
    await user.type(field, '4')
    expect(line()?.textContent).toContain('Rettet')
  })

  it('[EXP-01] what the server refused is not corrected by an answer that is wrong in another way', async () => {
    const user = userEvent.setup()
    const refused = [{ path: 'transport.placeOfLoading', code: 'knownToTheServer' }]
    render(<Page issues={refused} start={{ transport: { ...allButLoading, placeOfLoading: 'Tromsø' } }} />)
    await user.clear(screen.getByLabelText('Lastested'))
    await user.tab()
    expect(within(summary()).getByRole('listitem').textContent).toBe('Lastested: Feltet er påkrevd')
  })

  it('[EXP-01] takes the summary away when all of it is put right and the field is left', async () => {
    const user = userEvent.setup()
    render(<Page start={{ transport: allButLoading }} />)
    await user.click(next())
    await user.type(screen.getByLabelText('Lastested'), 'Tromsø')
    expect(within(summary()).getByText('Rettet')).toBeTruthy()
    await user.tab()
    expect(screen.queryByRole('region')).toBeNull()
    await user.clear(screen.getByLabelText('Lastested'))
    await user.click(next())
    expect(document.activeElement).toBe(summary())
  })

  it('[WIZ-18] [WIZ-24] who goes on with all of it put right keeps the focus: the summary takes none on its way', async () => {
    const user = userEvent.setup()
    render(<Page start={{ transport: allButLoading }} />)
    await user.click(next())
    const focused = vi.fn()
    summary().addEventListener('focus', focused)
    await user.type(screen.getByLabelText('Lastested'), 'Tromsø')
    // It stands as long as the press lasts, so that nothing moves under the pointer.
    await user.click(next())
    expect(focused).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(next())
  })

  it('[EXP-01] shows nothing wrong with a field that an answer brings, before it has been seen', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(next())
    await user.click(screen.getByRole('radio', { name: 'Skip' }))
    const container = screen.getByLabelText('Containernummer')
    expect(container.getAttribute('aria-invalid')).toBeNull()
    await user.click(next())
    expect(container.getAttribute('aria-invalid')).toBe('true')
  })

  it('[VAL-01] shows no error for an empty field that was only passed through', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByLabelText('Lastested'))
    await user.tab()
    expect(screen.queryByText('Feltet er påkrevd')).toBeNull()
    await user.type(screen.getByLabelText('Lastested'), 'a')
    await user.clear(screen.getByLabelText('Lastested'))
    expect(screen.queryByText('Feltet er påkrevd')).toBeNull()
    await user.tab()
    expect(screen.getByText('Feltet er påkrevd')).toBeTruthy()
    expect(screen.getByLabelText('Lastested').getAttribute('aria-invalid')).toBe('true')
  })

  it('[VAL-09] says both messages when the least is above the most', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.type(screen.getByLabelText('Minimum temperatur'), '4')
    await user.type(screen.getByLabelText('Maksimum temperatur'), '0')
    await user.tab()
    expect(screen.getByText('Minimum temperatur kan ikke være høyere enn maksimum temperatur')).toBeTruthy()
    expect(screen.getByText('Maksimum temperatur kan ikke være lavere enn minimum temperatur')).toBeTruthy()
  })

  it('[WIZ-10] waits for the date, and clears the time when the date changes', async () => {
    const user = userEvent.setup()
    render(<Page start={{ transport: { dateOfDeparture: '2026-11-24', timeOfDeparture: '14:00' } }} />)
    const date = screen.getByLabelText('Avgangsdato')
    expect(screen.getByLabelText('Avgangstid')).toHaveProperty('value', '14:00')
    await user.clear(date)
    await user.type(date, '+7')
    await user.tab()
    expect(date).toHaveProperty('value', '27.11.2026')
    expect(lastAnswers()).toEqual({ transport: { dateOfDeparture: '2026-11-27', isAmbient: false } })
    await user.clear(date)
    await user.tab()
    expect(screen.getByText('Velg dato først')).toBeTruthy()
    expect(screen.getByLabelText('Avgangstid')).toHaveProperty('disabled', true)
  })

  it('[WIZ-09] leaves out times nearer than 65 minutes', async () => {
    render(
      <EksportProvider timeZone="Europe/Oslo">
        <Page start={{ transport: { dateOfDeparture: '2026-11-20' } }} />
      </EksportProvider>,
    )
    const times = within(screen.getByLabelText('Avgangstid'))
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(times.slice(0, 3)).toEqual(['Velg tid', '13:30', '14:00'])
  })

  it('[WIZ-17] keeps what cannot be read, as it was typed', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.type(screen.getByLabelText('Avgangsdato'), '31.02.26')
    await user.type(screen.getByLabelText('Minimum temperatur'), 'kaldt')
    await user.tab()
    expect(screen.getByLabelText('Avgangsdato')).toHaveProperty('value', '31.02.26')
    expect(screen.getByLabelText('Minimum temperatur')).toHaveProperty('value', 'kaldt')
    expect(screen.getByText('Datoen 31.02.26 finnes ikke.')).toBeTruthy()
  })

  it('keeps a hidden answer in the draft', async () => {
    const user = userEvent.setup()
    render(<Page start={{ transport: { meansOfTransport: 'SHIP', containerNumber: 'MSKU 123' } }} />)
    await user.click(screen.getByRole('radio', { name: 'Fly' }))
    expect(screen.queryByLabelText('Containernummer')).toBeNull()
    expect(lastAnswers()).toEqual({
      transport: { meansOfTransport: 'AIR', containerNumber: 'MSKU 123', isAmbient: false },
    })
    await user.click(screen.getByRole('radio', { name: 'Skip' }))
    expect(screen.getByLabelText('Containernummer')).toHaveProperty('value', 'MSKU 123')
  })

  it('[WIZ-24] shows what the server refused until that answer is changed', async () => {
    const user = userEvent.setup()
    const issues: Issue[] = [{ path: 'transport.placeOfLoading', code: 'textCharset' }]
    render(<Page start={{ transport: { placeOfLoading: 'Тромсё' } }} issues={issues} />)
    expect(document.activeElement).toBe(summary())
    expect(screen.getByLabelText('Lastested').getAttribute('aria-invalid')).toBe('true')
    await user.clear(screen.getByLabelText('Lastested'))
    await user.type(screen.getByLabelText('Lastested'), 'Tromsø')
    expect(screen.getByLabelText('Lastested').getAttribute('aria-invalid')).toBeNull()
  })

  it('[WIZ-24] lists a field once, with the error at the field, when the server refused what the form also finds wrong', async () => {
    const user = userEvent.setup()
    const issues: Issue[] = [{ path: 'transport.placeOfLoading', code: 'tooLong', params: { max: 2 } }]
    render(<Page start={{ transport: { placeOfLoading: 'Тромсё' } }} issues={issues} />)
    await user.click(next())
    const lines = () => within(summary()).getAllByRole('link', { name: /^Lastested/ })
    expect(lines()).toHaveLength(1)
    await user.clear(screen.getByLabelText('Lastested'))
    await user.click(next())
    expect(lines()).toHaveLength(1)
  })

  it('sends the answers when nothing is wrong, by Enter too', async () => {
    const user = userEvent.setup()
    const transport = {
      meansOfTransport: 'AIR',
      placeOfLoading: 'Tromsø',
      pointOfEntry: 'BR01',
      isAmbient: true,
      consent: true,
    }
    render(<Page start={{ transport }} />)
    await user.type(screen.getByLabelText('Avgangsdato'), 'i morgen{Enter}')
    expect(onValid).toHaveBeenLastCalledWith({ transport: { ...transport, dateOfDeparture: '2026-11-21' } })
  })
})

describe('StepForm with every kind of field', () => {
  const lookups = {
    producers: { search: async () => [{ value: 'N742', label: 'N742 Ellingsen Seafood' }] },
  }
  const start = { sender: { name: 'Nordhav Testeksport AS' } }

  it('draws them all and reports answers of the right shape', async () => {
    const user = userEvent.setup()
    render(<Page sections={otherSections} lookups={lookups} start={start} />)
    await user.type(screen.getByLabelText('Fornavn'), 'Kari')
    await user.type(screen.getByLabelText('E-post'), 'kari@example.no')
    await user.type(screen.getByLabelText('Nummer'), '12345678')
    await user.click(screen.getByRole('radio', { name: 'Nei' }))
    await user.type(screen.getByLabelText('Fra'), '18.11.26')
    await user.selectOptions(screen.getByLabelText('Produksjonsmåte'), 'FARMED')
    await user.click(screen.getByRole('checkbox', { name: 'Elektronisk' }))
    await user.type(screen.getByLabelText('Nettovekt'), '2 745,6')
    await user.tab()
    expect(screen.getByLabelText('Nettovekt')).toHaveProperty('value', '2\u00a0745,6')
    expect(screen.getByLabelText('Innsender')).toHaveProperty('readOnly', true)
    expect(lastAnswers()).toMatchObject({
      sender: { name: 'Nordhav Testeksport AS', firstName: 'Kari', email: 'kari@example.no' },
      recipient: { phone: { callingCode: '+86', number: '12345678' } },
      line: {
        isAlive: false,
        period: { from: '2026-11-18' },
        nature: 'FARMED',
        formats: ['E_CERT'],
        netWeight: 2745.6,
      },
    })
  })

  it('[WIZ-13] finds a producer by typing and reports its number', async () => {
    const user = userEvent.setup()
    render(<Page sections={otherSections} lookups={lookups} start={start} />)
    await user.type(screen.getByLabelText('Produksjonsanlegg'), 'ellingsen')
    await user.click(await screen.findByRole('option', { name: /N742 Ellingsen/ }))
    expect(lastAnswers()).toMatchObject({ line: { producer: 'N742' } })
    expect(screen.getByLabelText('Produksjonsanlegg')).toHaveProperty('value', 'N742 Ellingsen Seafood')
  })

  it('[VAL-07] adds and removes list items, and never loses focus', async () => {
    const user = userEvent.setup()
    render(<Page sections={otherSections} lookups={lookups} start={start} />)
    const add = screen.getByRole('button', { name: 'Legg til slakteperiode' })
    await user.click(add)
    const first = screen.getByRole('group', { name: 'Slakteperiode 1' })
    await waitFor(() => expect(document.activeElement).toBe(within(first).getByLabelText('Lokalitet')))
    await user.keyboard('123')
    await user.click(next())
    expect(screen.getByRole('link', { name: /^Slakteperiode 1, Lokalitet/ })).toBeTruthy()
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Fjern Slakteperiode 1' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fjern Slakteperiode 1' }))
    await user.click(screen.getByRole('button', { name: 'Fjern Slakteperiode 1' }))
    expect(document.activeElement).toBe(add)
  })

  describe('when an item of a list is removed', () => {
    const numbers = (...given: readonly (string | undefined)[]) => ({ containers: given.map((number) => ({ number })) })
    const fields = () => screen.getAllByLabelText('Containernummer')
    const invalid = () => fields().map((field) => field.getAttribute('aria-invalid'))
    const remove = (n: number) => userEvent.click(screen.getByRole('button', { name: `Fjern Container ${n}` }))
    const lines = () => screen.queryAllByRole('listitem').filter((line) => line.querySelector('a'))
    const refused = [{ path: 'containers.1.number', code: 'charset' }]

    it('[VAL-01] one that nobody has touched shows no error of its own', async () => {
      render(<Page sections={nestedSections} start={numbers('A', undefined, 'C')} />)
      await userEvent.clear(fields()[0] as HTMLElement)
      await userEvent.tab()
      expect(invalid()).toEqual(['true', null, null])
      await remove(1)
      expect(invalid()).toEqual([null, null])
      await userEvent.clear(fields()[1] as HTMLElement)
      await userEvent.tab()
      await remove(1)
      expect(invalid()).toEqual(['true'])
    })

    it('[WIZ-24] what the summary says of the others goes with them', async () => {
      render(<Page sections={nestedSections} start={numbers(undefined, 'B', undefined)} />)
      await userEvent.click(next())
      await remove(1)
      expect(lines().map(({ textContent }) => textContent)).toEqual(['Container 2, Containernummer: Feltet er påkrevd'])
      await remove(1)
      expect(lines().map(({ textContent }) => textContent)).toEqual(['Container 1, Containernummer: Feltet er påkrevd'])
    })

    it('[WIZ-24] what the server refused stays at its item', async () => {
      render(<Page sections={nestedSections} issues={refused} start={numbers('A', 'A', 'A')} />)
      await remove(1)
      expect(invalid()).toEqual(['true', null])
      expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Container 1, /)])
      await remove(1)
      expect(invalid()).toEqual([null])
      expect(lines()).toEqual([])
    })
  })

  it('a list in the item of a list is filled, refused at the right item and removed with the keyboard alone', async () => {
    const user = userEvent.setup()
    render(<Page sections={nestedSections} start={{ containers: [{ number: 'A', seals: [{ number: 'A1' }] }] }} />)
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    }
    await press('Legg til container')
    const second = await screen.findByRole('group', { name: 'Container 2' })
    await waitFor(() => expect(document.activeElement).toBe(within(second).getByLabelText('Containernummer')))
    await user.keyboard('B')
    for (const number of ['B1', 'B2']) {
      within(second).getByRole('button', { name: 'Legg til plombe' }).focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement?.id).toMatch(/-seals-\d-number$/))
      if (number === 'B2') await user.keyboard(number)
    }
    await user.click(next())
    const link = screen.getByRole('link', { name: 'Container 2, Plombe 1, Plombenummer: Feltet er påkrevd' })
    await user.click(link)
    expect(document.activeElement).toBe(
      within(within(second).getByRole('group', { name: 'Plombe 1' })).getByLabelText('Plombenummer'),
    )
    await press('Fjern Plombe 1, Container 2')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fjern Plombe 1, Container 2' }))
    expect(lastAnswers()).toEqual({
      containers: [
        { number: 'A', seals: [{ number: 'A1' }] },
        { number: 'B', seals: [{ number: 'B2' }] },
      ],
    })
    await press('Fjern Container 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fjern Container 1' }))
    expect(lastAnswers()).toEqual({ containers: [{ number: 'B', seals: [{ number: 'B2' }] }] })
  })
})
