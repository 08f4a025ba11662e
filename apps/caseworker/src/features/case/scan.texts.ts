import type { LocalizedText } from '@eksport/forms'

export const scanTexts = {
  add: { nb: 'Legg inn skannet sertifikat', nn: 'Legg inn skanna sertifikat', en: 'Add scanned certificate' },
  replace: { nb: 'Bytt skannet sertifikat', nn: 'Byt skanna sertifikat', en: 'Replace scanned certificate' },
  download: { nb: 'Last ned skannet sertifikat', nn: 'Last ned skanna sertifikat', en: 'Download scanned certificate' },
  title: { nb: 'Skannet sertifikat', nn: 'Skanna sertifikat', en: 'Scanned certificate' },
  explanation: {
    nb: 'Skann alle arkene av det signerte og stemplede papiret i én PDF. Eksportøren kan laste den ned.',
    nn: 'Skann alle arka av det signerte og stempla papiret i éin PDF. Eksportøren kan laste han ned.',
    en: 'Scan all sheets of the signed and stamped paper into one PDF. The exporter can download it.',
  },
  replaces: {
    nb: 'Den nye skanningen tar plassen til den som ligger der nå.',
    nn: 'Den nye skanninga tek plassen til den som ligg der no.',
    en: 'The new scan takes the place of the present one.',
  },
  file: { nb: 'PDF av sertifikatet', nn: 'PDF av sertifikatet', en: 'PDF of the certificate' },
  required: {
    nb: 'Velg filen som skal legges inn.',
    nn: 'Vel fila som skal leggjast inn.',
    en: 'Choose the file to add.',
  },
  keep: { nb: 'Legg inn', nn: 'Legg inn', en: 'Add' },
  kept: { nb: 'Sertifikatet er lagt inn', nn: 'Sertifikatet er lagt inn', en: 'The certificate has been added' },
} as const satisfies Record<string, LocalizedText>
