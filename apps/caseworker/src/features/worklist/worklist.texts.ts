import type { SearchField } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import type { DueGroup } from './due-groups.ts'
import type { Assignment, OfficeChoice, Queue } from './queues.ts'

export const queueTexts: Readonly<Record<Queue, LocalizedText>> = {
  open: { nb: 'Alle åpne', nn: 'Alle opne', en: 'All open' },
  setbacks: { nb: 'Avvist eller påklaget', nn: 'Avvist eller påklaga', en: 'Rejected or appealed' },
  overdue: { nb: 'Forfalt', nn: 'Forfalne', en: 'Overdue' },
  answered: { nb: 'Svar kommet', nn: 'Svar kome', en: 'Answered' },
  new: { nb: 'Nye', nn: 'Nye', en: 'New' },
  assessment: { nb: 'Under vurdering', nn: 'Under vurdering', en: 'Under assessment' },
  waiting: { nb: 'Venter på innsender', nn: 'Ventar på innsendar', en: 'Waiting for submitter' },
  signing: { nb: 'Til signering', nn: 'Til signering', en: 'To be signed' },
  printing: { nb: 'Til utskrift', nn: 'Til utskrift', en: 'To be printed' },
  delivery: { nb: 'Til levering', nn: 'Til levering', en: 'To be delivered' },
  issuing: { nb: 'Til utstedelse', nn: 'Til utferding', en: 'To be issued' },
  cancellations: { nb: 'Kanselleringer', nn: 'Kanselleringar', en: 'Cancellations' },
  stopped: { nb: 'Stoppet', nn: 'Stoppa', en: 'Stopped' },
  issued: { nb: 'Utstedt', nn: 'Utferda', en: 'Issued' },
  all: { nb: 'Alle saker', nn: 'Alle saker', en: 'All cases' },
}

export const dueGroupTexts: Readonly<Record<DueGroup, LocalizedText>> = {
  over: { nb: 'Over fristen', nn: 'Over fristen', en: 'Overdue' },
  today: { nb: 'I dag', nn: 'I dag', en: 'Today' },
  tomorrow: { nb: 'I morgen', nn: 'I morgon', en: 'Tomorrow' },
  later: { nb: 'Senere', nn: 'Seinare', en: 'Later' },
  none: { nb: 'Ingen frist nå', nn: 'Ingen frist no', en: 'No deadline now' },
}

export const officeTexts: Readonly<Record<OfficeChoice, LocalizedText>> = {
  own: { nb: 'Mitt kontor', nn: 'Kontoret mitt', en: 'My office' },
  all: { nb: 'Alle kontorer', nn: 'Alle kontor', en: 'All offices' },
}

export const assignmentTexts: Readonly<Record<Assignment, LocalizedText>> = {
  me: { nb: 'Mine', nn: 'Mine', en: 'Mine' },
  none: { nb: 'Uten eier', nn: 'Utan eigar', en: 'Without owner' },
  all: { nb: 'Alle', nn: 'Alle', en: 'All' },
}

export const worklistTexts = {
  rail: { nb: 'Køer', nn: 'Køar', en: 'Queues' },
  mine: { nb: 'Mine', nn: 'Mine', en: 'Mine' },
  mineOpen: { nb: 'Under arbeid', nn: 'Under arbeid', en: 'In progress' },
  mineWaiting: { nb: 'Venter på svar', nn: 'Ventar på svar', en: 'Waiting for an answer' },
  views: { nb: 'Lagrede visninger', nn: 'Lagra visningar', en: 'Saved views' },
  otherWork: { nb: 'Annet arbeid', nn: 'Anna arbeid', en: 'Other work' },
  office: { nb: 'Kontoret', nn: 'Kontoret', en: 'The office' },
  jobs: { nb: 'Jobber som feilet', nn: 'Jobbar som feila', en: 'Failed jobs' },
  sign: { nb: 'Signering', nn: 'Signering', en: 'Signing' },
  desk: { nb: 'Skranke', nn: 'Skranke', en: 'Pickup desk' },
  paper: { nb: 'Papirlager', nn: 'Papirlager', en: 'Stock of paper' },
  copies: { nb: 'Bekreftede kopier', nn: 'Stadfesta kopiar', en: 'Confirmed copies' },
  otherSelection: { nb: 'Utvalg', nn: 'Utval', en: 'Selection' },
  ofOffice: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
  assignment: { nb: 'Hvem sine saker', nn: 'Kven sine saker', en: 'Whose cases' },
  noCases: { nb: 'Ingen saker i denne køen', nn: 'Ingen saker i denne køen', en: 'No cases in this queue' },
  noCasesHint: {
    nb: 'Velg en annen kø, eller se hele kontorets åpne saker.',
    nn: 'Vel ein annan kø, eller sjå dei opne sakene til heile kontoret.',
    en: 'Choose another queue, or see the whole office’s open cases.',
  },
  noneOpen: { nb: 'Ingen åpne saker', nn: 'Ingen opne saker', en: 'No open cases' },
  noneOpenHint: {
    nb: 'En sak står her fra eksportøren sender søknaden, til den er avgjort.',
    nn: 'Ei sak står her frå eksportøren sender søknaden, til ho er avgjord.',
    en: 'A case stands here from when the exporter sends the application until it is decided.',
  },
  showAllOffices: { nb: 'Vis alle kontorer', nn: 'Vis alle kontor', en: 'Show all offices' },
  placeInList: { nb: '{n} av {total} i {list}', nn: '{n} av {total} i {list}', en: '{n} of {total} in {list}' },
  previousCase: { nb: 'Forrige sak', nn: 'Førre sak', en: 'Previous case' },
  nextCase: { nb: 'Neste sak', nn: 'Neste sak', en: 'Next case' },
  keyMove: { nb: 'neste, forrige', nn: 'neste, førre', en: 'next, previous' },
  keyOpen: { nb: 'åpne', nn: 'opne', en: 'open' },
  keyTake: { nb: 'ta neste', nn: 'ta neste', en: 'take next' },
  keyShow: { nb: 'vis endringer', nn: 'vis endringar', en: 'show changes' },
  keyFilter: { nb: 'filter', nn: 'filter', en: 'filters' },
  keySearch: { nb: 'søk', nn: 'søk', en: 'search' },
  resetFilters: { nb: 'Nullstill filter', nn: 'Nullstill filter', en: 'Reset filters' },
  clearSearch: { nb: 'Tøm søket', nn: 'Tøm søket', en: 'Clear the search' },
  onlySearched: {
    nb: 'Søket gjaldt bare «{list}».',
    nn: 'Søket galdt berre «{list}».',
    en: 'Only “{list}” was searched.',
  },
  searchOther: { nb: 'Søk på noe annet.', nn: 'Søk på noko anna.', en: 'Search for something else.' },
  searchAll: { nb: 'Søk i alle saker', nn: 'Søk i alle saker', en: 'Search all cases' },
  searchHint: {
    nb: 'Finner referanse, faktura, eksportør, importør, virksomhet, flight, fartøy, container, plombe, parti, kontaktperson og telefon som begynner med ordene, og hele sertifikatnummer og arknummer.',
    nn: 'Finn referanse, faktura, eksportør, importør, verksemd, flight, fartøy, container, plombe, parti, kontaktperson og telefon som byrjar med orda, og heile sertifikatnummer og arknummer.',
    en: 'Finds references, invoices, exporters, importers, establishments, flights, vessels, containers, seals, batches, contact persons and phones that begin with the words, and whole numbers of certificates and sheets.',
  },
  showAll: { nb: 'Vis alle åpne', nn: 'Vis alle opne', en: 'Show all open' },
  loadFailed: { nb: 'Klarte ikke å hente saker.', nn: 'Klarte ikkje å hente saker.', en: 'Could not fetch the cases.' },
} as const satisfies Record<string, LocalizedText>

export const hitTexts: Readonly<Record<SearchField, LocalizedText>> = {
  container: { nb: 'Container', nn: 'Container', en: 'Container' },
  seal: { nb: 'Plombe', nn: 'Plombe', en: 'Seal' },
  flight: { nb: 'Flight', nn: 'Flight', en: 'Flight' },
  vessel: { nb: 'Fartøy', nn: 'Fartøy', en: 'Vessel' },
  invoice: { nb: 'Faktura', nn: 'Faktura', en: 'Invoice' },
  importer: { nb: 'Importør', nn: 'Importør', en: 'Importer' },
  plant: { nb: 'Virksomhet', nn: 'Verksemd', en: 'Establishment' },
  batch: { nb: 'Parti', nn: 'Parti', en: 'Batch' },
  phone: { nb: 'Telefon', nn: 'Telefon', en: 'Phone' },
  person: { nb: 'Kontaktperson', nn: 'Kontaktperson', en: 'Contact person' },
  exporter: { nb: 'Eksportør', nn: 'Eksportør', en: 'Exporter' },
}

export const changesTexts = {
  one: { nb: '1 endring, vis', nn: '1 endring, vis', en: '1 change, show' },
  several: { nb: '{count} endringer, vis', nn: '{count} endringar, vis', en: '{count} changes, show' },
  hasLeft: { nb: 'Ute av listen', nn: 'Ute av lista', en: 'Left the list' },
} as const satisfies Record<string, LocalizedText>

export const markTexts = {
  answered: { nb: 'Svar kommet', nn: 'Svar kome', en: 'Answered' },
  openedBy: { nb: 'Åpen hos {name}', nn: 'Open hos {name}', en: 'Open at {name}' },
  oneOpenFinding: { nb: '1 åpent funn', nn: '1 ope funn', en: '1 open finding' },
  openFindings: { nb: '{count} åpne funn', nn: '{count} opne funn', en: '{count} open findings' },
} as const satisfies Record<string, LocalizedText>

export const takeNextTexts = {
  take: { nb: 'Ta neste', nn: 'Ta neste', en: 'Take next' },
  none: {
    nb: 'Ingen saker venter på å bli tatt.',
    nn: 'Ingen saker ventar på å bli tekne.',
    en: 'No cases wait to be taken.',
  },
  failed: {
    nb: 'Klarte ikke å ta den neste saken.',
    nn: 'Klarte ikkje å ta den neste saka.',
    en: 'Could not take the next case.',
  },
} as const satisfies Record<string, LocalizedText>
