import { drawCertificate, listCustomerLinks, type Sharing } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const consignee = anApplication().recipient?.consignee
const remarks = [
  { box: 'I.5', path: 'recipient.consignee.name', was: consignee?.name, text: 'Distribuidora S.A.' },
  // What stands there already is proposed no more.
  { box: 'I.5', path: 'recipient.consignee.address', text: consignee?.address ?? '' },
  { box: 'I.6', text: 'Sao Paulo' },
]
const city = 'recipient.consignee.city'
const sharing: Sharing = {
  canShare: true,
  links: [
    {
      id: '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11',
      state: 'ENDED',
      boxes: ['I.5'],
      createdAt: '2026-11-20T10:00:00Z',
      endsAt: '2026-12-04T10:00:00Z',
      views: 1,
      answer: { answeredAt: '2026-11-21T10:05:00Z', right: [], remarks },
    },
  ],
  boxes: [{ no: 'I.6', caption: { en: 'City' }, lines: [], answers: [{ path: city, value: 'x' }], proposed: true }],
}

const helpOf = (name: RegExp) => {
  const described = screen.getAllByRole('textbox', { name })[0]?.getAttribute('aria-describedby') ?? ''
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}

describe('[EXP-12] what the receiver of the goods proposes', () => {
  it.each([
    ['of a draft', {}, 4001],
    ['of the certificate that it replaces', { originalApplicationReference: 3990 }, 3990],
  ])('stands at its field from the first sight, %s', async (_title, stored, shared) => {
    const server = startSubmitterServer()
    const none: Sharing = { canShare: false, links: [], boxes: [] }
    server.answer(listCustomerLinks, ({ params }) => (params.referenceNumber === shared ? sharing : none))
    await openForm('mottaker', { server, stored })
    await screen.findByRole('heading', { level: 1, name: 'Mottaker' })
    expect(helpOf(/^Navn/)).toContain('Mottakeren foreslår: «Distribuidora S.A.».')
    expect(helpOf(/^Poststed|^By/)).toContain('Mottakeren foreslår i rute I.6: «Sao Paulo».')
    expect(helpOf(/^Adresse/)).not.toContain('foreslår')
  })

  it('stands at its box on the paper, with the question of the office that is about it', async () => {
    const server = startSubmitterServer()
    server.answer(listCustomerLinks, () => sharing)
    const box = {
      caption: 'Consignee',
      page: 1,
      x: 1,
      y: 1,
      w: 9,
      h: 9,
      state: 'filled',
      missing: false,
      changed: false,
    } as const
    const boxes = [
      { ...box, no: 'I.5', paths: ['recipient.consignee.name'] },
      { ...box, no: 'I.9', paths: ['transport.flightNumber'] },
      { ...box, no: 'I.1', paths: ['sender.contactPerson.email'] },
    ]
    server.answer(drawCertificate, () => ({ width: 595, height: 842, pages: ['<svg/>'], boxes }))
    const questions = [{ messageId: 'q', pins: [{ fact: 'transport.flightNumber' }], unlocksAll: true }]
    const clarification = { askedDateTime: '2026-11-19T10:00:00+01:00', questions }
    await openForm('mottaker', { server, stored: { clarification, revision: 2 }, width: 1600 })
    expect(await screen.findByRole('button', { name: /^I.5, .*«Distribuidora S.A.»/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^I.9, Kontoret spør om dette i spørsmål 1./ })).toBeTruthy()
    expect(document.querySelectorAll('.eks-certificate-noted')).toHaveLength(2)
  })
})
