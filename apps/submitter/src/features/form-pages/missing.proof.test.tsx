import { listPickupOffices, saveApplication } from '@eksport/api'
import { copyOf } from '@eksport/domain/templates'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const bergen = {
  code: 'BERGEN',
  names: { nb: 'Bergen', nn: 'Bergen', en: 'Bergen' },
  name: 'Bergen',
  active: true,
  priority: false,
  openingHours: 'NORMAL',
}
const original = anApplication({ applicationStatus: 'UTSTEDT', productLines: [aProductLine({ lotNumber: 'L1' })] })

describe('[EXP-05] a copy', () => {
  const { answers, withdrawn } = copyOf(original)
  const copied = anApplication({
    ...answers,
    sender: original.sender,
    copiedFrom: { referenceNumber: 4001, withdrawn: [...withdrawn] },
  })

  it('[EXP-05] gives the dates of its first line to the others that have none', async () => {
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

  it('[EXP-07] is told what is wrong apart from what is only missing', async () => {
    const certificateRetrieval = { office: 'KLOEFTA', date: '2026-11-01', time: '10:30' }
    const { user } = await openForm('gjenstaar', { stored: { ...copied, certificateRetrieval } })
    await user.click(await screen.findByRole('button', { name: /^Kan ikke sendes · 1 feil og \d+ svar mangler$/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Forutsagt utfall' }))
    const listed = (heading: string | RegExp) => panel.getByRole('heading', { name: heading }).nextElementSibling
    expect(listed(/feil som må rettes/)?.textContent).toMatch(/^Dato: Hentedato må være fram i tid/)
    expect(listed(/^Dette må fylles ut/)?.textContent).toMatch(/^Siste kontrollmulighet 2Dato, Klokkeslett/)
  })

  it('[PIK-05] keeps the day beside a time that is missing', async () => {
    await openForm('gjenstaar', { stored: { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23' } } })
    const pickup = await screen.findByRole('region', { name: 'Henting' })
    await waitFor(() => expect(pickup.querySelectorAll('input[type=radio][value="10:30"]')).toHaveLength(1))
    expect(pickup.querySelectorAll('input[type=radio][value="23:30"]')).toHaveLength(0)
  })

  it('[WIZ-15] asks for another office where the one that came along has closed', async () => {
    const server = startSubmitterServer()
    server.answer(listPickupOffices, () => [bergen])
    await openForm('gjenstaar', { stored: copied, server })
    const pickup = within(await screen.findByRole('region', { name: 'Henting' }))
    expect(await pickup.findByLabelText<HTMLSelectElement>('Kontor')).toBeTruthy()
  })

  it('[EXP-05] offers no dates where its lines ask for none', async () => {
    const productLines = ['a', 'b'].map((id) => aProductLine({ id, lotNumber: undefined }))
    const withdrawn = ['productLines.0.lotNumber', 'productLines.1.lotNumber']
    await openForm('gjenstaar', { stored: { productLines, copiedFrom: { referenceNumber: 4000, withdrawn } } })
    expect(await screen.findByRole('region', { name: 'Varelinje 2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bruk datoene på de andre linjene' })).toBeNull()
  })

  it('[EXP-05] stays on the page, at the first field that lacks its answer', async () => {
    const { user, address } = await openForm('gjenstaar', { stored: copied })
    await user.click(await screen.findByRole('button', { name: 'Til oppsummering' }))
    const first = screen.getByRole('region', { name: 'Siste kontrollmulighet' })
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
    expect(address()).toBe('/soeknader/4001/gjenstaar')
  })
})
