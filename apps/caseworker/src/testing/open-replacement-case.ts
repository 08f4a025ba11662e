import { listCaseTicks, tickCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { openCase } from '#src/testing/open-case.ts'

export const person = { id: 'b-1', name: 'Berit Behandler' }

export const time = '2026-11-20T11:52:00+01:00'

export const issued = anApplication({
  referenceNumber: 4000,
  applicationStatus: 'ERSTATNING_BEHANDLES',
  certificateFormats: ['PAPER'],
  actions: ['record-paper'],
})

/** Opens a replacement that departs on another day, on a server that stores what is ticked. */
export async function openReplacement(original: Partial<Application> = {}, stored: Partial<Application> = {}) {
  const { actions: _actions, attachments: _attachments, ...earlier } = issued
  const transport = { ...issued.transport, dateOfDeparture: '2100-01-02' }
  const applicationStatus = original.applicationStatus ?? issued.applicationStatus
  const opened = await openCase(
    { originalApplicationReference: 4000, transport, actions: ['approve'], ...stored },
    {
      reading: () => ({ original: { ...earlier, applicationStatus } }),
      others: [{ ...issued, ...original }],
    },
  )
  const kept = new Set<string>()
  const ticks = () => [...kept].map((tick) => ({ tick, person, time }))
  opened.server.answer(listCaseTicks, ticks)
  opened.server.answer(tickCase, ({ body }) => {
    for (const tick of body.ticks) kept.add(tick)
    return ticks()
  })
  return opened
}
