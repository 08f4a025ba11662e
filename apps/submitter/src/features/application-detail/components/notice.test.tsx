import { type ApplicationStatus, applicationStatuses, type RuleViolation } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { draw } from '#src/testing/draw.tsx'
import { Notice } from './notice.tsx'

const warned: readonly ApplicationStatus[] = ['UNDER_REGISTRERING', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET']
const finding = (severity: RuleViolation['severity'], message: string): RuleViolation => ({
  code: 'TEMPERATURE_INTERVAL',
  severity,
  message,
})
const panel = (applicationStatus: ApplicationStatus, errors: RuleViolation[]) =>
  draw(
    <Notice
      application={anApplication({ applicationStatus })}
      validation={{ errors, needsManualProcessing: errors.length > 0 }}
    />,
    { meldinger: [] },
  )

it.each(applicationStatuses)(
  '[STA-07] the details of an application in %s warn as the specification says',
  async (status) => {
    const drawn = await panel(status, [finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.')])
    const shown = drawn.text().includes('Søknaden må vurderes av saksbehandler fordi:')
    expect(shown).toBe(warned.includes(status))
    expect(drawn.text().includes('Temperaturen er uvanlig.')).toBe(shown)
  },
)

it('[STA-07] [THM-07] what must be mended stands apart from what a caseworker assesses', async () => {
  const drawn = await panel('UNDER_VURDERING', [
    finding('CRITICAL', 'Melke må være fryst.'),
    finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.'),
  ])
  expect(drawn.text()).toMatch(/Søknaden har feil som må rettes før innsending.*Melke må være fryst\./)
  expect(drawn.text()).toMatch(/Søknaden må vurderes av saksbehandler fordi:.*Temperaturen er uvanlig\./)
})

it('[STA-07] nothing is found, nothing is drawn', async () => {
  expect((await panel('UNDER_VURDERING', [])).text()).toBe('')
})
