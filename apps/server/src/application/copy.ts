import type { ApplicationDraft } from '@eksport/domain'

/** [TPL-13] What belongs to one journey and is not carried over into a copy. */
function withoutJourney(answers: ApplicationDraft): ApplicationDraft {
  const { control, transport, certificateRetrieval, consentForECert: _, ...rest } = answers
  const { dispatchDate: _date, dispatchTime: _time, ...otherControl } = control ?? {}
  const {
    transportId: _transport,
    containerNumber: _container,
    sealNumber: _seal,
    dateOfDeparture: _day,
    timeOfDeparture: _hour,
    ...otherTransport
  } = transport ?? {}
  const { date: _pickupDate, time: _pickupTime, ...otherRetrieval } = certificateRetrieval ?? {}
  return {
    ...rest,
    ...(control === undefined ? {} : { control: otherControl }),
    ...(transport === undefined ? {} : { transport: otherTransport }),
    ...(certificateRetrieval === undefined ? {} : { certificateRetrieval: otherRetrieval }),
  }
}

/** A copy: the new application's own choices over the answers of the one it is copied from. */
export function copyAnswers(original: ApplicationDraft, chosen: ApplicationDraft): ApplicationDraft {
  return { ...withoutJourney(original), ...chosen }
}
