import { anApplication, aProductLine } from '@eksport/domain/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail } from './application-detail.js'
import type { DetailMark } from './detail-mark.js'

const weights = [500, 54_207, 480, 510]
const application = anApplication({
  productLines: weights.map((netWeight, index) => aProductLine({ id: `l${index}`, netWeight })),
})
const onPress = vi.fn()
const mark = (about: Partial<DetailMark>): DetailMark => ({
  id: `m${about.line ?? ''}`,
  kind: 'finding',
  text: 'For gammel.',
  paths: ['productLines.productionPeriod'],
  onPress: () => onPress(about.line),
  ...about,
})
const marks = [
  mark({ line: 3 }),
  mark({ line: 2, kind: 'oddity', text: 'Mye.', paths: ['productLines.netWeight'] }),
  mark({ text: 'Langt unna.', paths: ['transport.placeOfLoading'] }),
]

/** As in a window that has room for a table, or has not. */
function show(isWide: boolean) {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: isWide && query === '(min-width: 1200px)' }),
  )
  render(<ApplicationDetail application={application} viewpoint="BEHANDLER" labels={sampleLabels} marks={marks} />)
}
const table = () => within(screen.getByRole('table', { name: 'Varelinjer' }))
const pick = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('what deserves a look in details', () => {
  it('[CW-08] stands in a column of the table of lines and at its cell, and leads back', async () => {
    show(true)
    const cells = [...document.querySelectorAll('[data-mark]')].map((cell) => [
      cell.getAttribute('data-mark'),
      cell.closest('tbody')?.id,
    ])
    expect(cells).toEqual([
      ['oddity', 'varelinje-2'],
      ['finding', 'varelinje-3'],
    ])
    await userEvent.click(table().getByRole('button', { name: 'Funn: For gammel.' }))
    expect(onPress).toHaveBeenLastCalledWith(3)
    const [head] = table().getAllByRole('row')
    expect(head?.children[1]?.textContent).toBe('Funn')
  })

  it('[CW-08] is what is left of the lines when it is asked for, with its own sum', async () => {
    show(true)
    await pick('Avvik 1')
    expect(
      table()
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent?.trim()),
    ).toEqual(['Varelinje 2 Laks', 'Sum av viste linjer'])
    expect(table().getByRole('row', { name: /^Sum/ }).textContent).toContain('54\u00a0207,00')
    await pick('Alle 4')
    expect(table().getByRole('rowheader', { name: 'Sum av alle linjer' })).toBeTruthy()
  })

  it('[CW-08] stands on the card of its line where there is no table, and at the fact that it is about', async () => {
    show(false)
    const [, second, third] = screen.getAllByRole('article')
    if (!second || !third) throw new Error('Four lines')
    expect(within(second).getByRole('button', { name: 'Avvik: Mye.' })).toBeTruthy()
    await pick('Funn 1')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const fact = document.getElementById('fakta-transport.placeOfLoading')
    await userEvent.click(within(fact ?? document.body).getByRole('button', { name: 'Funn: Langt unna.' }))
    expect(onPress).toHaveBeenLastCalledWith(undefined)
  })
})
