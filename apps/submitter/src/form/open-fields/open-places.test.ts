import { anApplication } from '@eksport/domain/testing'
import type { Step } from '@eksport/forms'
import { expect, it } from 'vitest'
import { openPlaces } from './open-places.ts'

const say = (text: string) => ({ nb: text, nn: text, en: text })

it('[ACT-08] no heading stands over nothing: a section whose open fields are not asked now is left out', () => {
  const steps: Step<'transport'>[] = [
    {
      id: 'transport',
      title: say('Transport'),
      sections: [
        {
          id: 'means',
          title: say('Transportmiddel'),
          fields: {
            'transport.vessel.name': {
              kind: 'text',
              label: say('Skip'),
              when: { path: 'transport.meansOfTransport', is: 'SHIP' },
            },
          },
        },
        {
          id: 'departure',
          title: say('Avgang'),
          fields: { 'transport.placeOfLoading': { kind: 'text', label: say('Lastested') } },
        },
      ],
    },
  ]
  const { transport, ...answers } = anApplication()
  const titles = (meansOfTransport: 'AIR' | 'SHIP') =>
    openPlaces(steps, { ...answers, transport: { ...transport, meansOfTransport } }, { isUnlocked: () => true }).map(
      ({ sections }) => sections.map(({ id, title }) => [id, title?.nb]),
    )
  expect(titles('AIR')).toEqual([[['departure', undefined]]])
  expect(titles('SHIP')).toEqual([
    [
      ['means', 'Transportmiddel'],
      ['departure', 'Avgang'],
    ],
  ])
})
