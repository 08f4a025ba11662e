import { listOperatingMessages, type OperatingMessage, type PageAnswers, pageAnswersId } from '@eksport/api'
import { everydayFlags } from '@eksport/portal/testing/reference-answers.ts'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const inAll = (words: string) => ({ nb: words, nn: words, en: words })

const message: OperatingMessage = {
  id: 'jul',
  title: inAll('Kortere åpningstid'),
  description: inAll('<p>Velg hentetid i god tid.</p>'),
  type: 'INFO',
  hideable: true,
  forOfficers: false,
  lastUpdated: '2026-11-20T08:00:00Z',
  effectiveFrom: '2026-11-01T00:00:00Z',
}

/** As the server writes them into the page that it sends. */
function answerWithPage(answers: PageAnswers) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = pageAnswersId
  element.textContent = JSON.stringify(answers)
  document.head.append(element)
  onTestFinished(() => element.remove())
}

it('[THM-02] a message that came with the page stands there when the page is first drawn, so that it pushes nothing down', async () => {
  const server = startSubmitterServer()
  answerWithPage({ givenAt: '2026-11-20T11:00:00Z', flags: everydayFlags, operatingMessages: [message] })
  openApp('/oversikt')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Kortere åpningstid')).not.toBeNull()
  expect(server.calls(listOperatingMessages)).toEqual([])
})

it('[THM-02] a page out of a cache asks which messages there are now', async () => {
  const server = startSubmitterServer()
  answerWithPage({ givenAt: '2026-11-20T10:00:00Z', flags: everydayFlags, operatingMessages: [] })
  server.answer(listOperatingMessages, () => [message])
  openApp('/oversikt')
  expect(await screen.findByText('Kortere åpningstid')).toBeTruthy()
})
