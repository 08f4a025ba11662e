import { type DraftSaver, getApplication, getSession, listApplications, saveApplication } from '@eksport/api'
import type { ProductLine } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean, openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fornavn' })

/** The page of the sender with another first name typed into it. */
async function typeFirstName(text = 'Kari') {
  const form = await openForm('avsender')
  await form.user.clear(firstName())
  await form.user.type(firstName(), text)
  return form
}

describe('who types into the form', () => {
  it('[WIZ-17] has it saved when typing rests, and reads when', async () => {
    const { server } = await typeFirstName()
    expect(server.calls(saveApplication)).toEqual([])
    expect(await screen.findAllByText(/Lagret kl\. 12/)).not.toEqual([])
    expect(server.calls(saveApplication)).toMatchObject([
      { ifMatch: '1', body: { sender: { contactPerson: { firstName: 'Kari' } } } },
    ])
  })

  it('[WIZ-17] has it saved by Next, which goes on', async () => {
    const { server, next, address } = await typeFirstName()
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/mottaker'))
    expect(server.calls(saveApplication)).toHaveLength(1)
  })

  it('[WIZ-04] cannot go on without what is required, and stands at the words that say so', async () => {
    const { user, next, address } = await openForm('avsender')
    await user.clear(firstName())
    await next()
    await waitFor(() => expect(firstName().getAttribute('aria-invalid')).toBe('true'))
    expect(address()).toBe('/soeknader/4001/avsender')
    expect(document.activeElement?.textContent).toMatch(/For å gå videre må du rette opp.*Fornavn/)
  })

  it('[WIZ-04] goes back by Back and by the steps, with what was typed', async () => {
    const { user, address } = await typeFirstName()
    await user.click(screen.getByRole('button', { name: 'Tilbake' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001'))
    await user.click(
      within(screen.getByRole('navigation', { name: 'Søknadssteg' })).getByRole('link', { name: /Avsender/ }),
    )
    await waitFor(() => expect(address()).toBe('/soeknader/4001/avsender'))
    expect(firstName().value).toBe('Kari')
  })
})

describe('when saving fails, a person', () => {
  it('[WIZ-17] keeps what was typed while the network is gone, and tries again', async () => {
    const { user, server, save, next, address } = await typeFirstName()
    server.answer(saveApplication, lose)
    await next()
    const problem = (await screen.findByText(/Klarte ikke å mellomlagre/)).closest<HTMLElement>('[role=alert]')
    if (problem === null) throw new Error('What went wrong is not announced')
    expect(address()).toBe('/soeknader/4001/avsender')
    expect(firstName().value).toBe('Kari')
    save()
    await user.click(within(problem).getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(screen.queryByText(/Klarte ikke å mellomlagre/)).toBeNull())
    expect(server.calls(saveApplication).at(-1)?.body.sender?.contactPerson?.firstName).toBe('Kari')
  })

  it('[WIZ-17] who was logged out logs in beside the page, and loses nothing', async () => {
    const { server, next, address } = await typeFirstName()
    server.answer(saveApplication, () => refuse(401))
    await next()
    const login = await screen.findByRole('link', { name: 'Logg inn i ny fane' })
    expect(login.getAttribute('target')).toBe('_blank')
    expect(address()).toBe('/soeknader/4001/avsender')
    expect(firstName().value).toBe('Kari')
  })

  it('[EXP-01] [SEC-08] says that the right was withdrawn meanwhile, and does not ask whether to leave', {
    tags: 'proof',
  }, async () => {
    const { server, wholeAddress } = await typeFirstName()
    server.answer(getSession, () => sessionOf({}, null))
    server.answer(saveApplication, () => refuse(404))
    expect(await screen.findByText(/Du kan ikke handle for virksomheten med org.nr. 310 000 043/)).toBeTruthy()
    expect(wholeAddress()).toBe('/foretak/310000043/ingen-tilgang')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is asked before they leave with what is not stored', { tags: 'proof' }, async () => {
    const { user, server, next, address } = await typeFirstName()
    server.answer(saveApplication, lose)
    server.answer(listApplications, ({ query }) => pageOf([], query))
    await next()
    await screen.findByText(/Klarte ikke å mellomlagre/)
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bli på siden' }))
    expect(address()).toBe('/soeknader/4001/avsender')
    await user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Forlat siden' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
  })
})

describe('whose exporter they represent no longer, a person', () => {
  const consignor = { organisationNumber: '310000086', organisationName: 'Fjordsølv Test AS' }
  const words = /^Virksomheten din representerer ikke denne eksportøren\. Velg en annen/

  it('[AUT-04] [EXP-08] reads its name and what is wrong at the field, and chooses another', async () => {
    const { user } = await openForm('', { stored: { consignor } })
    const exporter = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Eksportør/ })
    await waitFor(() => expect(exporter.selectedOptions[0]?.textContent).toBe('Fjordsølv Test AS'))
    await waitFor(() => expect(exporter.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(words)).not.toEqual([])
    const [other] = within(exporter)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ value }) => value !== '' && value !== consignor.organisationNumber)
    await user.selectOptions(exporter, other?.value ?? '')
    expect(exporter.getAttribute('aria-invalid')).toBeNull()
    expect(within(exporter).queryByRole('option', { name: 'Fjordsølv Test AS' })).toBeNull()
  })
})

describe('[WIZ-22] [EXP-03] when somebody else has saved meanwhile, a person', () => {
  /** Two have changed the first name; Next was refused. */
  async function meetConflict(by?: Omit<DraftSaver, 'version'>, title = 'Søknaden er lagret et annet sted') {
    const form = await typeFirstName('Kari')
    form.server.answer(saveApplication, () => refuse(412))
    form.storeElsewhere(
      {
        sender: {
          ...anApplication().sender,
          contactPerson: {
            firstName: 'Ola',
            lastName: 'Berg',
            phoneNumber: '+4700000009',
            email: 'salg@midnattsol.example',
          },
        },
      },
      by,
    )
    await form.next()
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const question = within(await dialog.findByRole('radiogroup', { name: 'Fornavn' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    expect(question.getByRole<HTMLInputElement>('radio', { name: 'Kari' }).checked).toBe(true)
    form.save()
    return { ...form, dialog }
  }

  it('keeps their own answers, over the version that the other stored', async () => {
    const { user, server, dialog } = await meetConflict()
    await user.click(dialog.getByRole('button', { name: 'Bruk det jeg har valgt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(saveApplication).at(-1)).toMatchObject({
      ifMatch: '2',
      // What only the other changed came along.
      body: { sender: { contactPerson: { firstName: 'Kari', lastName: 'Berg' } } },
    })
  })

  it('has what both changed put together, and is asked nothing where they changed other answers', async () => {
    const { server, save, storeElsewhere, next, address } = await typeFirstName('Kari')
    server.answer(saveApplication, () => {
      save()
      return refuse(412)
    })
    storeElsewhere({ control: { dispatchDate: '2026-11-24' } })
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/mottaker'))
    expect(server.calls(saveApplication).at(-1)).toMatchObject({
      ifMatch: '2',
      body: { sender: { contactPerson: { firstName: 'Kari' } }, control: { dispatchDate: '2026-11-24' } },
    })
  })

  it.each([
    [
      'themselves, in another tab',
      { isReader: true, name: 'Ingrid Solheim' },
      'Du har lagret søknaden et annet sted',
      ['Svaret her', 'Lagret det andre stedet', /i en annen fane eller nettleser/],
    ],
    [
      'a colleague',
      { isReader: false, name: 'Marte Haugen' },
      'Marte Haugen har lagret søknaden',
      ['Ditt svar', 'Lagret av Marte Haugen', /bare den ene av dere har endret/],
    ],
    [
      'either of them, where that is not known',
      { isReader: false },
      'Søknaden er lagret et annet sted',
      ['Svaret her', 'Lagret det andre stedet', /av deg eller en annen i virksomheten/],
    ],
  ] as const)('is told that it was %s', { tags: 'proof' }, async (_, by, title, words) => {
    const { dialog } = await meetConflict(by, title)
    for (const text of words) expect(dialog.getByText(text)).toBeTruthy()
  })
})

describe('[WIZ-22] when a line was deleted in one place and changed in the other, a person', () => {
  const lineOf = (n: number, more: Partial<ProductLine> = {}) =>
    aProductLine({ id: `vl-${n}`, lotNumber: `LOT-${n}`, netWeight: 100 + n, ...more })

  const three = [1, 2, 3].map((n) => lineOf(n))
  const byMarte = { isReader: false, name: 'Marte Haugen' }

  /** Line 2 is deleted here, and another weight of it stored elsewhere. */
  async function deleteLine(by?: Omit<DraftSaver, 'version'>) {
    const form = await openForm('varelinjer', { stored: { productLines: three } })
    form.server.answer(saveApplication, () => {
      form.save()
      return refuse(412)
    })
    form.storeElsewhere({ productLines: three.with(1, lineOf(2, { netWeight: 4321 })) }, by)
    await waitFor(() => screen.getByRole('row', { name: /^Velg linje 1,/ }).focus())
    await form.user.keyboard('{ArrowDown}{Delete}')
    return { ...form, stored: storedLines(form.server) }
  }

  const storedLines = (server: Awaited<ReturnType<typeof openForm>>['server']) => () =>
    server
      .calls(saveApplication)
      .at(-1)
      ?.body.productLines?.map(({ lotNumber, netWeight }) => [lotNumber, netWeight])

  const question = async (name: string) => within(await screen.findByRole('radiogroup', { name }))
  const apply = () => screen.getByRole('button', { name: 'Bruk det jeg har valgt' })

  it('who deleted it has it back where it stood, as the other has changed it', async () => {
    const { user, stored } = await deleteLine(byMarte)
    const asked = await question('Varelinje 2: slettet av deg, endret av Marte Haugen')
    await user.click(asked.getByRole('radio', { name: /^Behold linjen/ }))
    await user.click(apply())
    await screen.findByRole('row', { name: /^Velg linje 3,/ })
    expect(screen.getByRole('row', { name: /^Velg linje 2,/ }).textContent).toMatch(/4\s321/)
    expect(stored()).toEqual([
      ['LOT-1', 101],
      ['LOT-2', 4321],
      ['LOT-3', 103],
    ])
  })

  /** The weight of line 2 is changed here, and the line deleted elsewhere. */
  async function changeLine(by?: Omit<DraftSaver, 'version'>) {
    const form = await openForm('varelinjer/1', { stored: { productLines: three } })
    form.server.answer(saveApplication, () => {
      form.save()
      return refuse(412)
    })
    form.storeElsewhere({ productLines: three.toSpliced(1, 1) }, by)
    const line = within(await screen.findByRole('region', { name: 'Varelinje 2' }))
    await form.user.clear(line.getByLabelText(/Nettovekt/))
    await form.user.type(line.getByLabelText(/Nettovekt/), '4321')
    await form.user.tab()
    return { ...form, stored: storedLines(form.server) }
  }

  it('who deleted it is asked about that line, reads what each answer does, and deletes it', {
    tags: 'proof',
  }, async () => {
    const { user, stored } = await deleteLine()
    const asked = await question('Varelinje 2: slettet her, endret det andre stedet')
    expect(asked.getAllByRole('radio')).toHaveLength(2)
    expect(asked.getByRole<HTMLInputElement>('radio', { name: 'Slett linjen' }).checked).toBe(true)
    expect(asked.getByRole('radio', { name: /^Behold linjen\s.*LOT-2\s.*4\s321/s })).toBeTruthy()
    await user.click(apply())
    await waitFor(() =>
      expect(stored()).toEqual([
        ['LOT-1', 101],
        ['LOT-3', 103],
      ]),
    )
  })

  it('who changed it keeps it where it stood', { tags: 'proof' }, async () => {
    const { user, stored } = await changeLine()
    const asked = await question('Varelinje 2: endret her, slettet det andre stedet')
    expect(asked.getByRole<HTMLInputElement>('radio', { name: /^Behold linjen/ }).checked).toBe(true)
    await user.click(apply())
    await waitFor(() =>
      expect(stored()).toEqual([
        ['LOT-1', 101],
        ['LOT-2', 4321],
        ['LOT-3', 103],
      ]),
    )
  })

  it('who changed it may let it go', { tags: 'proof' }, async () => {
    const { user } = await changeLine(byMarte)
    const asked = await question('Varelinje 2: endret av deg, slettet av Marte Haugen')
    await user.click(asked.getByRole('radio', { name: 'Slett linjen' }))
    await user.click(apply())
    await waitFor(() => expect(screen.getAllByRole('row', { name: /^Velg linje/ })).toHaveLength(2))
  })
})

describe('who opens the form of an application', () => {
  it('[WIZ-03] that was sent is led to where it is read', async () => {
    const server = startSubmitterServer()
    const application = anApplication({ applicationStatus: 'INNSENDT', actions: [] })
    server.answer(getApplication, () => ({ application, validation: clean }))
    const { address } = openApp('/soeknader/4001/transport')
    await waitFor(() => expect(address()).toBe('/soeknader/4001/detaljer'))
  })

  it('[WIZ-02] is led to its first page from a step that it does not have', { tags: 'proof' }, async () => {
    const { address } = await openForm('henting', { stored: { certificateFormats: ['E_CERT'] } })
    expect(address()).toBe('/soeknader/4001')
  })

  it('that does not exist reads so', { tags: 'proof' }, async () => {
    startSubmitterServer().answer(getApplication, () => refuse(404))
    openApp('/soeknader/4999/transport')
    expect(await screen.findByText('Fant ingen søknad med referansenummer 4999.')).toBeTruthy()
  })
})
