import { code, text } from '@eksport/forms'
import { z } from 'zod'

/** An answer in words. The limits that users meet are in the form; this one only bounds the size of a body. */
export const answerWords = z.string().trim().max(10_000).optional()

const labels = {
  consignment: {
    place: { nb: 'Stedet der sendingen er', nn: 'Staden der sendinga er', en: 'Place of the consignment' },
    country: { nb: 'Landet der sendingen er', nn: 'Landet der sendinga er', en: 'Country of the consignment' },
    details: { nb: 'Mer om sendingen', nn: 'Meir om sendinga', en: 'More about the consignment' },
  },
  original: {
    place: { nb: 'Stedet der originalen er', nn: 'Staden der originalen er', en: 'Place of the original' },
    country: { nb: 'Landet der originalen er', nn: 'Landet der originalen er', en: 'Country of the original' },
    details: { nb: 'Mer om originalen', nn: 'Meir om originalen', en: 'More about the original' },
  },
} as const

/** Where the consignment or the original is now, as both kinds of replacement ask. */
export const locationFields = (of: keyof typeof labels) => ({
  place: text({
    label: labels[of].place,
    hint: {
      nb: 'For eksempel under transport, hos mottaker, hos eksportør eller navnet på en havn.',
      nn: 'Til dømes under transport, hos mottakar, hos eksportør eller namnet på ei hamn.',
      en: 'For example in transit, with the consignee, with the exporter or the name of a port.',
    },
    required: true,
    width: 'lg',
  }),
  country: code({ label: labels[of].country, codeList: 'countries', required: true, width: 'md' }),
  details: text({ label: labels[of].details, width: 'lg' }),
})

/** How the paper of the original is returned. */
export const methodOfReturnField = text({
  label: {
    nb: 'Plan for retur av originalsertifikatet',
    nn: 'Plan for retur av originalsertifikatet',
    en: 'Plan for returning the original certificate',
  },
  hint: {
    nb: 'Hvem sender papiret tilbake, når og hvordan. Ta med sporingsnummer om du har det.',
    nn: 'Kven sender papiret tilbake, når og korleis. Ta med sporingsnummer om du har det.',
    en: 'Who returns the paper, when and how. Give the tracking number if you have one.',
  },
  required: true,
  multiline: true,
  max: 500,
  width: 'full',
})

export const reasonField = code({
  label: { nb: 'Årsak', nn: 'Årsak', en: 'Reason' },
  codeList: 'replacement-reasons',
  required: true,
  width: 'lg',
})

export const reasonTitle = {
  nb: 'Hvorfor må sertifikatet erstattes?',
  nn: 'Kvifor må sertifikatet erstattast?',
  en: 'Why must the certificate be replaced?',
} as const
export const consignmentTitle = {
  nb: 'Hvor er sendingen nå?',
  nn: 'Kvar er sendinga no?',
  en: 'Where is the consignment now?',
} as const
export const originalTitle = {
  nb: 'Hvor er originalsertifikatet nå?',
  nn: 'Kvar er originalsertifikatet no?',
  en: 'Where is the original certificate now?',
} as const
