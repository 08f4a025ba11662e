import { getFormerCertificate } from '@eksport/api'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const {
  actions: _actions,
  attachments: _attachments,
  ...former
} = anApplication({
  referenceNumber: 3990,
  approvedDateTime: '2026-11-12T09:00:00+01:00',
  productLines: [aProductLine({ id: 'old', netWeight: 900 })],
})

describe('beside a case the last like it', () => {
  it('[CW-09] is one line for what is the same, with who approved it, and what differs', async () => {
    const server = startCaseworkerServer()
    server.answer(getFormerCertificate, () => ({
      application: former,
      approvedBy: { id: 'x', name: 'Solveig Moen' },
      isFirstToConsignee: false,
      isNewAddress: false,
    }))
    const transport = { ...former.transport, placeOfLoading: 'Florø' }
    await openCase({ actions: ['approve'], transport, productLines: [aProductLine({ netWeight: 901 })] }, { server })
    const box = within(await screen.findByRole('region', { name: 'Sammenlignet med sist' }))
    expect(box.getByText(/^\d+ felt som sist$/)).toBeTruthy()
    expect(box.getByText(', godkjent 12.11.2026 av Solveig Moen')).toBeTruthy()
    expect(box.getByText('Florø')).toBeTruthy()
    expect(box.getByText('Annet enn sist i varelinjene 1')).toBeTruthy()
    expect(box.getByRole('link', { name: '#003990' }).getAttribute('href')).toBe('/soeknader/3990')
  })

  it('[CW-08] [CW-09] that there is none is a mark at the consignee', async () => {
    const server = startCaseworkerServer()
    server.answer(getFormerCertificate, () => ({ isFirstToConsignee: true, isNewAddress: false }))
    await openCase({ actions: ['approve'] }, { server })
    expect(await screen.findByText('Eksportøren har ikke fått sertifikat til denne mottakeren før')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Sammenlignet med sist' })).toBeNull()
  })
})
