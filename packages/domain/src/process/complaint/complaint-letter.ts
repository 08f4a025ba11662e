import { type LocalizedText, localize } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import {
  type DecisionLetterDocument,
  letterHeadings,
  letterSection,
  letterTo,
} from '../../documents/receipt/decision-letter.ts'
import { dayInWords } from '../../facts/document-format.ts'
import type { Lookups } from '../../facts/lookups.ts'
import type { Instant } from '../../values/format/schemas.ts'
import { today } from '../../values/office-time/oslo.ts'
import type { ComplaintDecision, DecidedComplaint } from './complaint.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

interface DecisionWords {
  readonly title: LocalizedText
  readonly lead: LocalizedText
  readonly legalBasis: LocalizedText
  readonly heading: LocalizedText
  /** What follows for the exporter. It promises nothing that the product does not do. */
  readonly follows: LocalizedText
}

const secondParagraph = text(
  'Forvaltningsloven § 33 andre ledd',
  'Forvaltningslova § 33 andre ledd',
  'Public Administration Act, section 33, second paragraph',
)

const whatNow = text('Dette gjør du nå', 'Dette gjer du no', 'What you do now')
const newApplication = text(
  'Send en ny søknad: velg «Kopier til ny» på søknaden i Eksport. Da er svarene fylt inn fra før. Den nye søknaden behandles for seg og får gebyr etter de vanlige reglene.',
  'Send ein ny søknad: vel «Kopier til ny» på søknaden i Eksport. Då er svara fylte inn frå før. Den nye søknaden blir behandla for seg og får gebyr etter dei vanlege reglane.',
  'Send a new application: choose “Copy to new” on the application in Eksport. The answers are then filled in. The new application is handled by itself and has a fee by the ordinary rules.',
)

const words: Readonly<Record<ComplaintDecision, DecisionWords>> = {
  reverse: {
    title: text('Omgjøring av avslag', 'Omgjering av avslag', 'Reversal of a refusal'),
    lead: text(
      'Vi har vurdert klagen din av {filed}. Avslaget på søknad {number} om sertifikat {template} til {country} er omgjort og gjelder ikke lenger.',
      'Vi har vurdert klaga di av {filed}. Avslaget på søknad {number} om sertifikat {template} til {country} er gjort om og gjeld ikkje lenger.',
      'We have considered your complaint of {filed}. The refusal of application {number} for certificate {template} to {country} is reversed and no longer holds.',
    ),
    legalBasis: secondParagraph,
    heading: whatNow,
    follows: newApplication,
  },
  change: {
    title: text('Delvis endring av avslag', 'Delvis endring av avslag', 'Partial change of a refusal'),
    lead: text(
      'Vi har vurdert klagen din av {filed}. Avslaget på søknad {number} om sertifikat {template} til {country} er endret delvis.',
      'Vi har vurdert klaga di av {filed}. Avslaget på søknad {number} om sertifikat {template} til {country} er endra delvis.',
      'We have considered your complaint of {filed}. The refusal of application {number} for certificate {template} to {country} is changed in part.',
    ),
    legalBasis: secondParagraph,
    heading: whatNow,
    follows: {
      nb: `For det som er endret: ${newApplication.nb}\nFor det som fortsatt er avslått: Vil du at klageinstansen skal avgjøre det, skriver du det som en melding på søknaden. Da sender vi klagen videre.`,
      nn: `For det som er endra: ${newApplication.nn}\nFor det som framleis er avslått: Vil du at klageinstansen skal avgjere det, skriv du det som ei melding på søknaden. Då sender vi klaga vidare.`,
      en: `For what is changed: ${newApplication.en}\nFor what is still refused: If you want the appeal body to decide it, say so in a message on the application. We then send the complaint on.`,
    },
  },
  'send-on': {
    title: text(
      'Klagen går til klageinstansen',
      'Klaga går til klageinstansen',
      'Your complaint goes to the appeal body',
    ),
    lead: text(
      'Vi har vurdert klagen din av {filed} over avslaget på søknad {number} om sertifikat {template} til {country}. Det vi har avslått, står vi ved. Klagen og sakens dokumenter går til klageinstansen, som avgjør den.',
      'Vi har vurdert klaga di av {filed} over avslaget på søknad {number} om sertifikat {template} til {country}. Det vi har avslått, står vi ved. Klaga og dokumenta i saka går til klageinstansen, som avgjer ho.',
      'We have considered your complaint of {filed} about the refusal of application {number} for certificate {template} to {country}. What we have refused, we stand by. The complaint and the documents of the case go to the appeal body, which decides it.',
    ),
    legalBasis: text(
      'Forvaltningsloven § 33 fjerde ledd',
      'Forvaltningslova § 33 fjerde ledd',
      'Public Administration Act, section 33, fourth paragraph',
    ),
    heading: text('Om klagebehandlingen', 'Om klagebehandlinga', 'How complaints are handled'),
    follows: text('{complaint}', '{complaint}', '{complaint}'),
  },
  dismiss: {
    title: text('Klagen er avvist', 'Klaga er avvist', 'Your complaint is dismissed'),
    lead: text(
      'Vi har fått klagen din av {filed} over avslaget på søknad {number} om sertifikat {template} til {country}. Vi kan ikke behandle den, og avviser den. Avslaget står.',
      'Vi har fått klaga di av {filed} over avslaget på søknad {number} om sertifikat {template} til {country}. Vi kan ikkje behandle ho, og avviser ho. Avslaget står.',
      'We have received your complaint of {filed} about the refusal of application {number} for certificate {template} to {country}. We cannot consider it, and dismiss it. The refusal stands.',
    ),
    legalBasis: secondParagraph,
    heading: letterHeadings.complaint,
    follows: text(
      'Du kan klage på at klagen er avvist. Fristen er tre uker fra du fikk vite om det (forvaltningsloven § 29). Skriv klagen som en melding på søknaden, eller send den til kontoret som har avgjort saken.',
      'Du kan klage på at klaga er avvist. Fristen er tre veker frå du fekk vite om det (forvaltningslova § 29). Skriv klaga som ei melding på søknaden, eller send ho til kontoret som har avgjort saka.',
      'You may complain that the complaint is dismissed. The time limit is three weeks from when you learned of it (Public Administration Act, section 29). Write the complaint as a message on the application, or send it to the office that decided the case.',
    ),
  },
}

interface Decided extends Pick<DecidedComplaint, 'decision' | 'reason' | 'language'> {
  readonly filed: Instant
  /** How complaints are handled and by whom, from reference data. */
  readonly complaint: LocalizedText
  readonly officer: { readonly name: string; readonly office?: string }
  readonly at: Instant
}

/** [ADM-08] The letter about a decision on a complaint. */
export function complaintLetterOf(
  application: Pick<Application, 'referenceNumber' | 'consignor' | 'certificateTemplate' | 'countryOfDestination'>,
  lookups: Pick<Lookups, 'name'>,
  { decision, reason, language, filed, complaint, officer, at }: Decided,
): DecisionLetterDocument {
  const { title, lead, legalBasis, heading, follows } = words[decision]
  return letterTo(application, lookups, {
    language,
    title: title[language],
    lead,
    params: { filed: dayInWords(today(filed), language) },
    sections: [
      letterSection(letterHeadings.reason[language], reason),
      letterSection(letterHeadings.legalBasis[language], legalBasis[language]),
      letterSection(heading[language], localize(follows, language, { complaint: complaint[language] })),
    ],
    officer,
    at,
  })
}
