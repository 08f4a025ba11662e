import { anApplication } from '@eksport/domain/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail } from './application-detail.js'
import { useFactPlaces } from './use-fact-places.js'

function Boxes({ paths }: { paths: readonly string[] }) {
  const { placeOf, goTo } = useFactPlaces()
  return (
    <button type="button" onClick={() => goTo(paths)}>
      {placeOf(paths) ?? 'nowhere'}
    </button>
  )
}

const page = (...paths: readonly string[]) =>
  render(
    <>
      <ApplicationDetail application={anApplication()} viewpoint="BEHANDLER" labels={sampleLabels} />
      <Boxes paths={paths} />
    </>,
  )

describe('[CRT-08] what leads from a box to its fact', () => {
  it.each([
    ['a part of a subject', ['recipient.consignee.address'], 'Mottaker', 'Mottaker'],
    ['the first that is told', ['nothing.like.it', 'transport.placeOfLoading'], 'Lastested', 'Lastested'],
    ['an item of a list', ['transport.containers.0.number'], 'Containere', 'Transport'],
    ['a fact that is not given', ['transport.totalGrossWeight'], 'Total bruttovekt', 'Transport'],
    ['a line of goods', ['productLines.0.species'], 'Varelinjer', /^Varelinje 1/],
    ['a line that there is not', ['productLines.70'], 'Varelinjer', /^Varelinjer/],
  ])('[CRT-08] %s', async (_what, paths, name, focused) => {
    page(...paths)
    await userEvent.click(screen.getByRole('button', { name }))
    const led = document.activeElement
    expect(led?.hasAttribute('data-led')).toBe(true)
    expect(led?.querySelector('dt, h2, h3 span')?.textContent).toMatch(focused)
    await userEvent.tab()
    expect(document.querySelector('[data-led]')).toBeNull()
  })

  it('[CRT-08] an answer that the view does not tell leads nowhere', () => {
    page('certificateTemplate')
    expect(screen.getByRole('button', { name: 'nowhere' })).toBeTruthy()
  })
})
