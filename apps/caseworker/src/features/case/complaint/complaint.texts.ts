import type { ComplaintDecision } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const complaintTexts = {
  failed: { nb: 'Kunne ikke hente klagen.', nn: 'Kunne ikkje hente klaga.', en: 'Could not fetch the complaint.' },
  filed: {
    nb: 'Kom {time} fra {name}. Klagefrist {day}.',
    nn: 'Kom {time} frå {name}. Klagefrist {day}.',
    en: 'Came {time} from {name}. Time limit {day}.',
  },
  inTime: { nb: 'I tide', nn: 'I tide', en: 'In time' },
  late: { nb: 'For sent', nn: 'For seint', en: 'Late' },
  refused: { nb: 'Avslaget {day}, av {name}', nn: 'Avslaget {day}, av {name}', en: 'The refusal of {day}, by {name}' },
  nobody: { nb: 'ukjent', nn: 'ukjend', en: 'unknown' },
  theirs: { nb: 'Klagen', nn: 'Klaga', en: 'The complaint' },
  files: { nb: 'Vedlegg og brev', nn: 'Vedlegg og brev', en: 'Attachments and letters' },
  decided: { nb: '{what} {day}, av {name}', nn: '{what} {day}, av {name}', en: '{what} {day}, by {name}' },
  decide: { nb: 'Vurder klagen', nn: 'Vurder klaga', en: 'Consider the complaint' },
  sendOn: { nb: 'Send til klageinstansen', nn: 'Send til klageinstansen', en: 'Send to the appeal body' },
  wholeCase: { nb: 'Hele saken som PDF', nn: 'Heile saka som PDF', en: 'The whole case as PDF' },
  toSend: {
    nb: 'Hele saken settes sammen som PDF på siden Innsyn. Eksport sender den ikke: send den til klageinstansen selv.',
    nn: 'Heile saka blir sett saman som PDF på sida Innsyn. Eksport sender ho ikkje: send ho til klageinstansen sjølv.',
    en: 'The whole case is put together as a PDF on the page Access. Eksport does not send it: send it to the appeal body yourself.',
  },
  title: { nb: 'Vurder klagen på nytt', nn: 'Vurder klaga på nytt', en: 'Consider the complaint' },
  description: {
    nb: 'Søkeren får brevet i portalen. Forvaltningsloven §§ 27 til 35.',
    nn: 'Søkjaren får brevet i portalen. Forvaltningslova §§ 27 til 35.',
    en: 'The applicant gets the letter in the portal. Public Administration Act, sections 27 to 35.',
  },
  outcome: { nb: 'Utfall', nn: 'Utfall', en: 'Outcome' },
  outcomeRequired: { nb: 'Velg et utfall.', nn: 'Vel eit utfall.', en: 'Choose an outcome.' },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving', en: 'Reasons' },
  reasonHint: {
    nb: 'Står i brevet ord for ord. Lagres i nettleseren mens du skriver.',
    nn: 'Står i brevet ord for ord. Blir lagra i nettlesaren medan du skriv.',
    en: 'Stands in the letter word for word. Kept in the browser while you write.',
  },
  reasonRequired: { nb: 'Skriv en begrunnelse.', nn: 'Skriv ei grunngiving.', en: 'Write the reasons.' },
  reasonTooLong: { nb: 'Høyst {n} tegn.', nn: 'Høgst {n} teikn.', en: 'At most {n} characters.' },
  language: { nb: 'Språk i brevet', nn: 'Språk i brevet', en: 'Language of the letter' },
  writeFirst: {
    nb: 'Velg utfall og skriv begrunnelse først.',
    nn: 'Vel utfall og skriv grunngiving først.',
    en: 'Choose an outcome and write the reasons first.',
  },
  letter: { nb: 'Svar på klage {reference}', nn: 'Svar på klage {reference}', en: 'Answer to complaint {reference}' },
  send: { nb: 'Avgjør og send brev', nn: 'Avgjer og send brev', en: 'Decide and send the letter' },
} as const

interface DecisionTexts {
  readonly label: LocalizedText
  /** What it means for the case, since the status of a refusal is never undone. */
  readonly meaning: LocalizedText
}

export const decisionTexts: Readonly<Record<ComplaintDecision, DecisionTexts>> = {
  reverse: {
    label: { nb: 'Omgjør helt', nn: 'Gjer om heilt', en: 'Reverse' },
    meaning: {
      nb: 'Avslaget gjelder ikke lenger. Søkeren sender en ny søknad som kopi av denne, med vanlig gebyr. Statusen her blir stående som avslag.',
      nn: 'Avslaget gjeld ikkje lenger. Søkjaren sender ein ny søknad som kopi av denne, med vanleg gebyr. Statusen her blir ståande som avslag.',
      en: 'The refusal no longer holds. The applicant sends a new application as a copy of this one, with the ordinary fee. The status here stays refused.',
    },
  },
  change: {
    label: { nb: 'Endre delvis', nn: 'Endre delvis', en: 'Change in part' },
    meaning: {
      nb: 'Skriv hva som endres og hva som står. Søkeren sender en ny søknad for det første. Klagen kan sendes videre etterpå.',
      nn: 'Skriv kva som blir endra og kva som står. Søkjaren sender ein ny søknad for det første. Klaga kan sendast vidare etterpå.',
      en: 'Write what is changed and what stands. The applicant sends a new application for the former. The complaint can be sent on afterwards.',
    },
  },
  'send-on': {
    label: { nb: 'Oppretthold og send videre', nn: 'Oppretthald og send vidare', en: 'Uphold and send on' },
    meaning: {
      nb: 'Begrunnelsen er innstillingen. Hele saken settes sammen som PDF på siden Innsyn, og du sender den til klageinstansen.',
      nn: 'Grunngivinga er innstillinga. Heile saka blir sett saman som PDF på sida Innsyn, og du sender ho til klageinstansen.',
      en: 'The reasons are the recommendation. The whole case is put together as a PDF on the page Access, and you send it to the appeal body.',
    },
  },
  dismiss: {
    label: { nb: 'Avvis klagen', nn: 'Avvis klaga', en: 'Dismiss the complaint' },
    meaning: {
      nb: 'For sen, eller ikke part. Avslaget står. Brevet sier hvordan søkeren klager på det.',
      nn: 'For sein, eller ikkje part. Avslaget står. Brevet seier korleis søkjaren klagar på det.',
      en: 'Late, or not a party. The refusal stands. The letter says how the applicant complains about that.',
    },
  },
}
