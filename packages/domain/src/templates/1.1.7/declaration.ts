import { generalRequirements, humanConsumption, noPhosphates } from '../../documents/sections/declarations.ts'
import { form } from '../../documents/sections/forms.ts'

/** What the Brazilian authorities demand beyond Norwegian rules, and what the exporter answers for. */
export const declaration = form.section({
  id: 'declarations',
  title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
  fields: {
    'transport.consentGeneralRequirements': generalRequirements({
      nb: [
        'Sertifikat 1.1.7 til Brasil stiller særkrav utover norsk regelverk.',
        'Som eksportør har jeg ansvaret for at varene oppfyller kravene i sertifikatet, at produsentene er oppført på listene til brasilianske myndigheter, og at virksomheten har dokumenterte rutiner som viser det. Mattilsynet kan føre tilsyn med at kravene er oppfylt.',
        'Krav til dyrene som varene kommer fra: De er ikke slaktet som ledd i sykdomsbekjempelse. De kommer ikke fra anlegg med restriksjoner, og de viser ikke tegn til sykdom eller ektoparasitter.',
      ].join('\n'),
      nn: [
        'Sertifikat 1.1.7 til Brasil stiller særkrav utover norsk regelverk.',
        'Som eksportør har eg ansvaret for at varene oppfyller krava i sertifikatet, at produsentane er førte opp på listene til brasilianske styresmakter, og at verksemda har dokumenterte rutinar som viser det. Mattilsynet kan føre tilsyn med at krava er oppfylte.',
        'Krav til dyra som varene kjem frå: Dei er ikkje slakta som ledd i sjukdomskamp. Dei kjem ikkje frå anlegg med restriksjonar, og dei viser ikkje teikn til sjukdom eller ektoparasittar.',
      ].join('\n'),
      en: [
        'Certificate 1.1.7 to Brazil has special requirements beyond Norwegian rules.',
        'As exporter I am responsible for the goods meeting the requirements of the certificate, for the producers being on the lists of the Brazilian authorities, and for documented routines that show it. The Norwegian Food Safety Authority may audit that the requirements are met.',
        'Requirements for the animals of origin: They were not slaughtered as a disease-control measure. They do not come from facilities under restrictions, and they show no signs of disease or ectoparasites.',
      ].join('\n'),
    }),
    'transport.intendedForHumanConsumption': humanConsumption,
    'transport.noPhosphatesAdded': noPhosphates,
  },
})
