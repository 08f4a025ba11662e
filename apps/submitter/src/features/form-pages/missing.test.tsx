import { createApplication, getApplication, listPickupOffices, saveApplication, saveNamedTemplate } from '@eksport/api'
import { copyOf } from '@eksport/domain/templates'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { bergen } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean, openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'
import { weekly } from '#src/testing/weekly-template.ts'

const original = anApplication({ applicationStatus: 'UTSTEDT', productLines: [aProductLine({ lotNumber: 'L1' })] })

describe('[EXP-05] a copy', () => {
  const { answers, withdrawn } = copyOf(original)

  const copied = anApplication({
    ...answers,
    sender: original.sender,
    copiedFrom: { referenceNumber: 4001, withdrawn: [...withdrawn] },
  })

  const begun = { ...copied, referenceNumber: 4002 }

  it('[EXP-05] [RTE-10] begins with the exporter, country and certificate of the first, and goes on with what is missing', async () => {
    const server = startSubmitterServer()
    server.answer(getApplication, ({ params }) => ({
      application: Number(params.referenceNumber) === 4002 ? begun : original,
      validation: clean,
    }))
    server.answer(createApplication, () => ({ application: begun, validation: clean }))
    const app = openApp('/soeknader/ny?originalReferenceNumber=4001')
    expect(await screen.findByRole('heading', { name: '#004001' })).toBeTruthy()
    expect(screen.getByText(/Avsender, Mottaker, Siste kontrollmulighet, Transport, Varelinjer/)).toBeTruthy()
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Importland').value).toBe('CN'))
    await app.user.type(screen.getByLabelText(/Fakturareferanse/), 'F-2')
    await app.user.click(screen.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(app.address()).toBe('/soeknader/4002/gjenstaar'))
    expect(server.calls(createApplication)).toMatchObject([
      { query: { originalReferenceNumber: '4001' }, body: { consignor: { internalReference: 'F-2' } } },
    ])
  })

  it('[EXP-05] asks on one page for what did not come along, and for nothing else', async () => {
    const { user, server } = await openForm('gjenstaar', { stored: copied })
    expect(await screen.findByText(/Kopiert fra #004001/)).toBeTruthy()
    const first = screen.getByRole('region', { name: 'Søknadsinformasjon' })
    expect(within(first).getAllByRole('textbox')).toEqual([within(first).getByLabelText(/Fakturareferanse/)])
    const line = screen.getByRole('region', { name: 'Varelinje 1' })
    expect(within(line).queryByLabelText(/Nettovekt/)).toBeNull()
    await user.type(within(line).getByLabelText(/Batchnummer|Partinummer/), 'L2')
    expect(within(line).getByLabelText<HTMLInputElement>(/Batchnummer|Partinummer/).value).toBe('L2')
    await waitFor(() => expect(server.calls(saveApplication).at(-1)?.body.productLines?.[0]?.lotNumber).toBe('L2'))
    expect(screen.queryByRole('region', { name: 'Mottaker' })).toBeNull()
  })

  it('[PIK-05] [PIK-06] asks when the paper is fetched as its own page does, at the office that came along', async () => {
    await openForm('gjenstaar', { stored: copied })
    const pickup = await screen.findByRole('region', { name: 'Henting' })
    expect(within(pickup).getByText('Hentes ved Kløfta')).toBeTruthy()
    expect(within(pickup).queryByRole('textbox')).toBeNull()
    expect(within(pickup).getByRole('group', { name: /^Tid/ })).toBeTruthy()
  })

  it('[EXP-05] leads from one missing answer to the next by Alt + G, past those that are given, and round', async () => {
    const lines = ['a', 'b'].map((id) => aProductLine({ id, netWeight: undefined }))
    const stored = anApplication({ transport: { ...original.transport, flightNumber: undefined }, productLines: lines })
    const { user } = await openForm('gjenstaar', { stored })
    const flight = await screen.findByLabelText<HTMLInputElement>('Flightnummer')
    const [first, second] = screen.getAllByLabelText<HTMLInputElement>(/Nettovekt/)
    const walk = () => user.keyboard('{Alt>}g{/Alt}')
    await user.click(screen.getByRole('button', { name: 'Gå til neste' }))
    expect(document.activeElement).toBe(flight)
    await walk()
    expect(document.activeElement).toBe(first)
    await user.keyboard('120')
    await walk()
    expect(document.activeElement).toBe(second)
    await walk()
    expect(document.activeElement).toBe(flight)
  })

  it('[EXP-05] leads past an answer that waits for another', async () => {
    const stored = anApplication({
      control: { ...original.control, dispatchDate: undefined, dispatchTime: undefined },
      transport: { ...original.transport, flightNumber: undefined },
    })
    const { user } = await openForm('gjenstaar', { stored })
    await user.click(await screen.findByRole('button', { name: 'Gå til neste' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Dato'))
    expect(screen.getByLabelText('Klokkeslett')).toHaveProperty('disabled', true)
    await user.keyboard('{Alt>}g{/Alt}')
    expect(document.activeElement).toBe(screen.getByLabelText('Flightnummer'))
  })

  it('[EXP-05] is on a page of its own in the rail, and reads of each line which goods it is', async () => {
    await openForm('gjenstaar', { stored: copied })
    const rail = within(await screen.findByRole('navigation', { name: 'Søknadssteg' }))
    const here = rail.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')
    expect(here?.textContent).toContain('Dette gjenstår')
    expect(rail.getByRole('link', { name: 'Oppsummering' })).toBeTruthy()
    const line = within(screen.getByRole('region', { name: 'Varelinje 1' }))
    expect(await line.findByText(/^.+, 16.416,00 kg$/)).toBeTruthy()
  })

  it('[EXP-05] with nothing missing says so and leads to the summary', async () => {
    const { user, address } = await openForm('gjenstaar')
    expect(await screen.findByText(/Alt er fylt ut/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Til oppsummering' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
  })

  it('[EXP-05] gives the dates of its first line to the others that have none', { tags: 'proof' }, async () => {
    const period = { from: '2026-11-17', to: '2026-11-18' }
    const slaughter = (fromDate?: string) => ({ siteNumber: 12_370, fromDate, toDate: fromDate })
    const line = (id: string, dates: object, ...slaughterInformation: ReturnType<typeof slaughter>[]) =>
      aProductLine({ id, productionPeriod: undefined, slaughterInformation, ...dates })
    const { user, server } = await openForm('gjenstaar', {
      stored: {
        productLines: [
          line('a', { lotNumber: undefined }, slaughter()),
          line('b', {}, slaughter(), slaughter('2026-11-10')),
          line('c', { productionPeriod: period }, slaughter('2026-11-11')),
        ],
        copiedFrom: { referenceNumber: 4000, withdrawn: ['productLines.0.lotNumber'] },
      },
    })
    const first = within(await screen.findByRole('region', { name: 'Varelinje 1' }))
    const second = within(screen.getByRole('region', { name: 'Varelinje 2' }))
    const give = first.getByRole('button', { name: 'Bruk datoene på de andre linjene' })
    expect(second.queryByRole('button', { name: 'Bruk datoene på de andre linjene' })).toBeNull()
    await user.click(give)
    expect(first.getByText('Skriv datoene her først.')).toBeTruthy()
    await user.type(first.getByLabelText('Fra'), '19.11.2026')
    await user.type(first.getByLabelText('Til'), '20.11.2026')
    await user.type(first.getByLabelText('Slaktet fra'), '16.11.2026')
    await user.type(first.getByLabelText('Slaktet til'), '17.11.2026')
    await user.click(give)
    expect(first.getByText('Datoene er satt inn på 1 linje.')).toBeTruthy()
    await waitFor(() => expect(second.getByLabelText<HTMLInputElement>('Fra').value).toBe('19.11.2026'))
    await waitFor(() =>
      expect(server.calls(saveApplication).at(-1)?.body.productLines?.slice(1)).toMatchObject([
        {
          productionPeriod: { from: '2026-11-19', to: '2026-11-20' },
          slaughterInformation: [
            { fromDate: '2026-11-16', toDate: '2026-11-17' },
            { fromDate: '2026-11-10', toDate: '2026-11-10' },
          ],
        },
        { productionPeriod: period, slaughterInformation: [{ fromDate: '2026-11-11' }] },
      ]),
    )
    await user.click(give)
    expect(first.getByText('Ingen andre linjer mangler datoene som står her.')).toBeTruthy()
  })

  it('[EXP-07] is told what is wrong apart from what is only missing', { tags: 'proof' }, async () => {
    const certificateRetrieval = { office: 'KLOEFTA', date: '2026-11-01', time: '10:30' }
    const { user } = await openForm('gjenstaar', { stored: { ...copied, certificateRetrieval } })
    await user.click(await screen.findByRole('button', { name: /^Kan ikke sendes · 1 feil og \d+ svar mangler$/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Forutsagt utfall' }))
    const listed = (heading: string | RegExp) => panel.getByRole('heading', { name: heading }).nextElementSibling
    expect(listed(/feil som må rettes/)?.textContent).toMatch(/^Dato: Hentedato må være fram i tid/)
    expect(listed(/^Dette må fylles ut/)?.textContent).toMatch(/^Siste kontrollmulighet 2Dato, Klokkeslett/)
  })

  it('[PIK-05] keeps the day beside a time that is missing', { tags: 'proof' }, async () => {
    await openForm('gjenstaar', { stored: { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23' } } })
    const pickup = await screen.findByRole('region', { name: 'Henting' })
    await waitFor(() => expect(pickup.querySelectorAll('input[type=radio][value="10:30"]')).toHaveLength(1))
    expect(pickup.querySelectorAll('input[type=radio][value="23:30"]')).toHaveLength(0)
  })

  it('[WIZ-15] asks for another office where the one that came along has closed', { tags: 'proof' }, async () => {
    const server = startSubmitterServer()
    server.answer(listPickupOffices, () => [bergen])
    await openForm('gjenstaar', { stored: copied, server })
    const pickup = within(await screen.findByRole('region', { name: 'Henting' }))
    expect(await pickup.findByLabelText<HTMLSelectElement>('Kontor')).toBeTruthy()
  })

  it('[EXP-05] offers no dates where its lines ask for none', { tags: 'proof' }, async () => {
    const productLines = ['a', 'b'].map((id) => aProductLine({ id, lotNumber: undefined }))
    const withdrawn = ['productLines.0.lotNumber', 'productLines.1.lotNumber']
    await openForm('gjenstaar', { stored: { productLines, copiedFrom: { referenceNumber: 4000, withdrawn } } })
    expect(await screen.findByRole('region', { name: 'Varelinje 2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bruk datoene på de andre linjene' })).toBeNull()
  })

  it('[EXP-05] stays on the page, at the first field that lacks its answer', { tags: 'proof' }, async () => {
    const { user, address } = await openForm('gjenstaar', { stored: copied })
    await user.click(await screen.findByRole('button', { name: 'Til oppsummering' }))
    const first = screen.getByRole('region', { name: 'Siste kontrollmulighet' })
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
    expect(address()).toBe('/soeknader/4001/gjenstaar')
  })
})

describe('[EXP-05] a template of the organisation', () => {
  it('[EXP-05] is saved on the receipt; a name that is taken is said at the field and kept', async () => {
    const sent = { ...original, applicationStatus: 'INNSENDT' as const, submittedDateTime: '2026-11-20T12:00:00Z' }
    const server = startSubmitterServer()
    server.answer(getApplication, () => ({ application: sent, validation: clean }))
    server.answer(saveNamedTemplate, () => refuse(400, { fieldErrors: { name: ['Navnet er i bruk'] } }))
    const { user } = openApp('/soeknader/4001/oppsummering')
    const name = await screen.findByLabelText('Navn på malen')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(screen.getByText('Skriv et navn på malen')).toBeTruthy()
    await user.type(name, weekly.name)
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText('Navnet er i bruk')).toBeTruthy()
    expect(name).toHaveProperty('value', weekly.name)
    server.answer(saveNamedTemplate, () => weekly)
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText(`Malen «${weekly.name}» er lagret`)).toBeTruthy()
  })
})
