import type { LocalizedText } from '@eksport/forms'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** What the receipt says beside the facts. */
export const receiptWords = {
  title: text('Kvittering', 'Kvittering', 'Receipt'),
  lead: text(
    'Vi har mottatt søknaden om {type} til {country}.',
    'Vi har fått søknaden om {type} til {country}.',
    'We have received the application for a {type} to {country}.',
  ),
  HELSESERTIFIKAT: text('helsesertifikat', 'helsesertifikat', 'health certificate'),
  ERSTATNINGSSERTIFIKAT: text('erstatningssertifikat', 'erstatningssertifikat', 'replacement certificate'),
  notCertificate: text(
    'Kvitteringen er ikke et sertifikat. Varene kan ikke eksporteres før sertifikatet er utstedt.',
    'Kvitteringa er ikkje eit sertifikat. Varene kan ikkje eksporterast før sertifikatet er utferda.',
    'The receipt is not a certificate. The goods may not be exported before the certificate is issued.',
  ),
  application: text('Søknaden', 'Søknaden', 'The application'),
  submitted: text('Sendt inn', 'Sendt inn', 'Submitted'),
  control: text('Siste kontrollmulighet', 'Siste kontrollhøve', 'Last opportunity for control'),
  pickup: text('Henting', 'Henting', 'Pickup'),
  fee: text('Gebyr', 'Gebyr', 'Fee'),
  attachments: text('Vedlegg', 'Vedlegg', 'Attachments'),
  at: text('kl.', 'kl.', 'at'),
  lines: text('Varelinjer', 'Varelinjer', 'Product lines'),
  number: text('Nr.', 'Nr.', 'No.'),
  netWeight: text('Nettovekt (kg)', 'Nettovekt (kg)', 'Net weight (kg)'),
  total: text('Sum', 'Sum', 'Total'),
  made: text('Laget {at}', 'Laga {at}', 'Made {at}'),
  page: text('Side {n} av {of}', 'Side {n} av {of}', 'Page {n} of {of}'),
} as const
