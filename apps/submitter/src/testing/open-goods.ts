import {
  createApplication,
  getApplication,
  listApplications,
  listCountryTemplates,
  listGoodsHeadings,
  listProcessingStates,
  listProcessingTypes,
  listSpecies,
  listTemplates,
} from '@eksport/api'
import type { CodeEntry } from '@eksport/domain'
import { anApplication, aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { chineseTemplate } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const entry = (code: string, nb: string): CodeEntry => ({ code, names: { nb, nn: nb, en: nb }, active: true })
const formats = (...enabled: readonly string[]) =>
  (['PAPER', 'E_CERT', 'PDF'] as const).map((format) => ({ format, enabled: enabled.includes(format) }))
const reason = { nb: 'Grensen er stengt.', nn: 'Grensa er stengd.', en: 'The border is closed.' }

/** Salmon and cod, fresh, frozen or as oil: China accepts fish, Brazil farmed fish and oil, and Norway is closed. */
export function openGoods(address = '/soeknader/varer') {
  const server = startSubmitterServer()
  const fish = { no: 'Fisk', nn: 'Fisk', en: 'Fish', group: 'SALMONID_AND_SMELT' }
  server.answer(listSpecies, () => ({
    '711': { ...fish, no: 'Laks', nn: 'Laks', en: 'Salmon', mayBeFarmed: true },
    '1022': { ...fish, no: 'Torsk', nn: 'Torsk', en: 'Cod', group: 'MARINE_FISH' },
  }))
  server.answer(listProcessingStates, () => [
    entry('FRESH', 'Fersk'),
    entry('FROZEN', 'Fryst'),
    entry('REFINED', 'Raffinert'),
    { ...entry('LIVE', 'Levende'), active: false },
  ])
  server.answer(listProcessingTypes, () => [entry('GUTTED', 'Sløyd'), entry('FILLET', 'Filet'), entry('OIL', 'Olje')])
  server.answer(listGoodsHeadings, () => [
    { code: '0302', alive: false, states: ['FRESH'], types: { allow: ['GUTTED'] } },
    { code: '030214', species: ['711'] },
    { code: '0304', alive: false, states: ['FRESH', 'FROZEN'], types: { allow: ['FILLET'] } },
    { code: '030489' },
    { code: '1504', alive: false, states: ['REFINED'], types: { allow: ['OIL'] } },
  ])
  server.answer(listTemplates, () =>
    ['1.1.100', '1.1.7', '2.1.22', '2.1.27'].map((key) => ({ ...chineseTemplate, key })),
  )
  server.answer(listCountryTemplates, () => ({
    CN: [
      {
        certificateTemplate: '1.1.100',
        supportedCertificateFormats: formats('PAPER', 'E_CERT'),
        validFrom: '2020-01-01',
      },
    ],
    BR: [
      { certificateTemplate: '1.1.7', supportedCertificateFormats: formats('PAPER', 'PDF') },
      { certificateTemplate: '2.1.27', supportedCertificateFormats: formats('PDF') },
    ],
    NO: [
      { certificateTemplate: '2.1.22', supportedCertificateFormats: formats(), closed: { from: '2026-11-01', reason } },
    ],
  }))
  const sent = aRow({ referenceNumber: 4001, countryOfDestination: 'CN' })
  server.answer(listApplications, ({ query }) => pageOf([sent], query))
  server.answer(getApplication, ({ params }) => ({
    application: anApplication({ referenceNumber: Number(params.referenceNumber) }),
    validation: clean,
  }))
  let next = 4009
  server.answer(createApplication, ({ body }) => {
    next += 1
    return { application: anApplication({ ...body, referenceNumber: next }), validation: clean }
  })
  return { ...openApp(address), server }
}

type User = ReturnType<typeof openGoods>['user']
type Ware = readonly [species: string, state: string, type: string, origin: string]

export const salmon: Ware = ['Laks', 'Fersk', 'Sløyd', 'Oppdrett']
export const oil: Ware = ['Torsk', 'Raffinert', 'Olje', 'Villfanget']

/** Opens the page, and waits until the country of the last application is proposed. */
export async function openReady() {
  const app = openGoods()
  await screen.findByRole('heading', { level: 1, name: 'Hva skal hvor?' })
  await waitFor(() => expect(screen.getByLabelText('Mottakerland')).toHaveProperty('value', 'CN'))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Fly' })).toHaveProperty('checked', true))
  return app
}

export const choose = async (user: User, field: HTMLElement, name: string) =>
  user.selectOptions(field, await within(field).findByRole('option', { name }))

export async function answerWare(user: User, number: number, [species, state, type, origin]: Ware) {
  const card = within(await screen.findByRole('region', { name: `Vare ${number}` }))
  await choose(user, card.getByLabelText('Fiskeart'), species)
  await choose(user, card.getByLabelText('Tilstand'), state)
  await choose(user, card.getByLabelText('Bearbeiding'), type)
  await user.click(card.getByRole('radio', { name: origin }))
}

export const toCountry = (user: User, name: string) => choose(user, screen.getByLabelText('Mottakerland'), name)
