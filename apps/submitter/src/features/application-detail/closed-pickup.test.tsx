import { listOpeningHours } from '@eksport/api'
import { closedHeading, closedOnPickup } from '@eksport/portal/testing/closed-pickup.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

it('[PIK-08] a pickup on a day that its office has closed since is told of beside it', async () => {
  const server = startSubmitterServer()
  server.answer(listOpeningHours, () => closedOnPickup)
  await openDetail({ applicationStatus: 'INNSENDT' }, { server })
  const section = within(await screen.findByRole('region', { name: 'Henting' }))
  expect(await section.findByText(closedHeading)).toBeTruthy()
})
