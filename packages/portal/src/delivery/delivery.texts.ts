import type { Delivery, DeliveryState } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

/** What a message says about the certificate, with the number by which authorities know it. */
export const messageTexts: Readonly<Record<Delivery['status'], LocalizedText>> = {
  issued: { nb: 'eSertifikat (70)', nn: 'eSertifikat (70)', en: 'eCertificate (70)' },
  replaced: {
    nb: 'Melding om at sertifikatet er erstattet (44)',
    nn: 'Melding om at sertifikatet er erstatta (44)',
    en: 'Notice that the certificate is replaced (44)',
  },
  withdrawn: {
    nb: 'Melding om at sertifikatet er trukket tilbake (40)',
    nn: 'Melding om at sertifikatet er trekt tilbake (40)',
    en: 'Notice that the certificate is withdrawn (40)',
  },
}

export const sentenceTexts: Readonly<Record<DeliveryState, LocalizedText>> = {
  WAITING: {
    nb: 'Sendes til myndigheten i {country}.',
    nn: 'Blir send til styresmakta i {country}.',
    en: 'Is being sent to the authority of {country}.',
  },
  ANSWER_AWAITED: {
    nb: 'Myndigheten i {country} har meldingen og har ikke svart ennå.',
    nn: 'Styresmakta i {country} har meldinga og har ikkje svart enno.',
    en: 'The authority of {country} has the message and has not answered yet.',
  },
  DELIVERED: {
    nb: 'Godtatt av myndigheten i {country} {time}.',
    nn: 'Godteken av styresmakta i {country} {time}.',
    en: 'Accepted by the authority of {country} {time}.',
  },
  REFUSED: {
    nb: 'Avvist av myndigheten i {country} {time}, med ordene:',
    nn: 'Avvist av styresmakta i {country} {time}, med orda:',
    en: 'Refused by the authority of {country} {time}, with the words:',
  },
  STOPPED: {
    nb: 'Sendes ikke: sertifikatet gjelder ikke lenger.',
    nn: 'Blir ikkje send: sertifikatet gjeld ikkje lenger.',
    en: 'Is not sent: the certificate is no longer valid.',
  },
}

export const problemTexts: Readonly<Record<NonNullable<Delivery['problem']>, LocalizedText>> = {
  NO_ANSWER: {
    nb: 'Myndigheten i {country} svarer ikke. Vi prøver igjen av oss selv.',
    nn: 'Styresmakta i {country} svarer ikkje. Vi prøver igjen av oss sjølve.',
    en: 'The authority of {country} does not answer. We try again by ourselves.',
  },
  UNCLEAR_ANSWER: {
    nb: 'Svaret fra myndigheten i {country} lar seg ikke lese. Vi prøver igjen av oss selv.',
    nn: 'Svaret frå styresmakta i {country} lèt seg ikkje lese. Vi prøver igjen av oss sjølve.',
    en: 'The answer of the authority of {country} cannot be read. We try again by ourselves.',
  },
  NO_ADDRESS: {
    nb: 'Vi har ingen adresse til myndigheten i {country}. Vi prøver igjen når den er lagt inn.',
    nn: 'Vi har inga adresse til styresmakta i {country}. Vi prøver igjen når ho er lagd inn.',
    en: 'We have no address of the authority of {country}. We try again when it has been entered.',
  },
}

export const deliveryTexts = {
  heading: { nb: 'Levering', nn: 'Levering', en: 'Delivery' },
} as const satisfies Record<string, LocalizedText>
