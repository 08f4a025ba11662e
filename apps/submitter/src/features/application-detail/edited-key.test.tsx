import { anApplication, aProductLine } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'

it('[CHG-02] a line of a replacement of which the period alone was edited is one change, at the period', async () => {
  const { actions: _, attachments: __, ...original } = anApplication({ productLines: [aProductLine()] })
  const productionPeriod = { ...aProductLine().productionPeriod, to: '2026-11-20' }
  await openDetail({ productLines: [aProductLine({ productionPeriod })] }, { reading: { original } })
  expect(await screen.findByText('1 endring')).toBeTruthy()
  expect(screen.queryByText('Slettet')).toBeNull()
  expect(screen.getByText(/^18\.11\.2026/, { selector: 'del span' })).toBeTruthy()
})
