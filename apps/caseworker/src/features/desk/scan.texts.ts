import type { LocalizedText } from '@eksport/forms'

export const scanTexts = {
  title: { nb: 'Skann hentebevis', nn: 'Skann hentebevis', en: 'Scan the pass' },
  opening: { nb: 'Venter på kameraet …', nn: 'Ventar på kameraet …', en: 'Waiting for the camera …' },
  reading: {
    nb: 'Hold koden på kvitteringen foran kameraet.',
    nn: 'Hald koden på kvitteringa framfor kameraet.',
    en: 'Hold the code of the receipt before the camera.',
  },
  refused: {
    nb: 'Kameraet kan ikke brukes. Gi nettleseren lov til det, eller skriv nummeret.',
    nn: 'Kameraet kan ikkje brukast. Gi nettlesaren lov til det, eller skriv nummeret.',
    en: 'The camera cannot be used. Allow it in the browser, or write the number.',
  },
  none: {
    nb: 'Det er ikke noe kamera her. Bruk en håndskanner, eller skriv nummeret.',
    nn: 'Det er ikkje noko kamera her. Bruk ein handskannar, eller skriv nummeret.',
    en: 'There is no camera here. Use a hand scanner, or write the number.',
  },
  otherCode: {
    nb: 'Koden er ikke et hentebevis. Den inneholder «{text}».',
    nn: 'Koden er ikkje eit hentebevis. Han inneheld «{text}».',
    en: 'The code is no pass. It holds “{text}”.',
  },
  number: { nb: 'Referansenummer', nn: 'Referansenummer', en: 'Reference number' },
  noNumber: {
    nb: 'Skriv nummeret slik det står på kvitteringen, for eksempel {example}.',
    nn: 'Skriv nummeret slik det står på kvitteringa, til dømes {example}.',
    en: 'Write the number as it stands on the receipt, for example {example}.',
  },
  picture: { nb: 'Bilde fra kameraet', nn: 'Bilete frå kameraet', en: 'Picture of the camera' },
} as const satisfies Record<string, LocalizedText>
