import { findMatsReplacement, getApplication } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { fill } from '@eksport/portal/testing/fill.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

/** A server that has a draft which replaces a certificate of the older service. */
function startServer() {
  const server = startSubmitterServer()
  const application = anApplication({
    referenceNumber: 4051,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    originalReferenceNumberFromSkjematjenesten: '26051 123456',
  })
  server.answer(getApplication, () => ({ application, validation: clean }))
  server.answer(findMatsReplacement, () => ({}))
  return server
}

const next = () => screen.getByRole('button', { name: 'Neste' })
const reference = () => screen.findByLabelText<HTMLInputElement>('Referansenummer i skjematjenesten (MATS)')
const issued = () => screen.getByLabelText<HTMLInputElement>('Utstedelsesdato til originalsertifikatet')
describe('who replaces a certificate of the older service', () => {
  it('[MAT-01] [RTE-16] is told how its number is written, of which years, and at once that it is being replaced', async () => {
    const server = startServer()
    server.answer(findMatsReplacement, () => ({ applicationReferenceNumber: 4051 }))
    const { user } = openApp('/skjematjenesten-erstatning/soeknader')
    const write = async (number: string) => fill(user, await reference(), number)
    await write('26051123456')
    await user.click(next())
    expect(await screen.findAllByText(/Husk at det må være et mellomrom etter det femte tegnet\./)).not.toEqual([])
    await write('20051 123456')
    expect(await screen.findAllByText(/ikke mulig å erstatte sertifikater som er utstedt før 2021/)).not.toEqual([])
    await write('27051 123456')
    expect(await screen.findAllByText(/begynner med et år som ikke har kommet ennå/)).not.toEqual([])
    expect(server.calls(findMatsReplacement)).toEqual([])
    await write('26051 123456')
    const open = await screen.findByRole('link', { name: 'Åpne #004051' })
    expect(open.getAttribute('href')).toBe('/foretak/310000043/soeknader/4051/detaljer')
    expect(server.calls(findMatsReplacement)).toHaveLength(1)
    await fill(user, issued(), '21.11.2026')
    await user.click(next())
    expect(await screen.findAllByText(/kan ikke være fram i tid/)).not.toEqual([])
  })
})
