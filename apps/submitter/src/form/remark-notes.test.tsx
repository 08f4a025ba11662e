import { listCustomerLinks, type Sharing } from '@eksport/api'
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
})
