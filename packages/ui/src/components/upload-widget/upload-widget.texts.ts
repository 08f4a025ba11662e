export const uploadWidgetTexts = {
  dropMany: { nb: 'Dra og slipp filene her', nn: 'Dra og slepp filene her', en: 'Drag and drop the files here' },
  dropOne: { nb: 'Dra og slipp filen her', nn: 'Dra og slepp fila her', en: 'Drag and drop the file here' },
  release: { nb: 'Slipp for å legge til', nn: 'Slepp for å leggje til', en: 'Release to add' },
  pickMany: { nb: 'Velg filer', nn: 'Vel filer', en: 'Choose files' },
  pickOne: { nb: 'Velg fil', nn: 'Vel fil', en: 'Choose file' },
  limitsMany: {
    nb: '{types}, høyst {count} filer på {size} MB',
    nn: '{types}, høgst {count} filer på {size} MB',
    en: '{types}, at most {count} files of {size} MB',
  },
  limitsOne: { nb: '{types}, høyst {size} MB', nn: '{types}, høgst {size} MB', en: '{types}, at most {size} MB' },
  files: { nb: 'Filer', nn: 'Filer', en: 'Files' },
  rejectedFiles: { nb: 'Filer som ikke ble lagt til', nn: 'Filer som ikkje vart lagde til', en: 'Files not added' },
  entered: {
    nb: 'Filen er over feltet. Slipp for å legge til.',
    nn: 'Fila er over feltet. Slepp for å leggje til.',
    en: 'The file is over the field. Release to add.',
  },
  left: { nb: 'Filen er utenfor feltet.', nn: 'Fila er utanfor feltet.', en: 'The file has left the field.' },
  added: { nb: '{name} lagt til.', nn: '{name} lagd til.', en: '{name} added.' },
  addedMany: { nb: '{count} filer lagt til.', nn: '{count} filer lagde til.', en: '{count} files added.' },
  uploaded: { nb: '{name} lastet opp.', nn: '{name} lasta opp.', en: '{name} uploaded.' },
  progress: { nb: '{name}: {percent} prosent', nn: '{name}: {percent} prosent', en: '{name}: {percent} percent' },
  removed: { nb: '{name} er fjernet.', nn: '{name} er fjerna.', en: '{name} has been removed.' },
  cancelled: {
    nb: 'Opplastingen av {name} er avbrutt.',
    nn: 'Opplastinga av {name} er avbroten.',
    en: 'The upload of {name} was cancelled.',
  },
  someRejected: {
    nb: '{count} filer ble ikke lagt til.',
    nn: '{count} filer vart ikkje lagde til.',
    en: '{count} files were not added.',
  },
  tooLarge: {
    nb: 'Filen er for stor. Maksimal størrelse er {size}MB.',
    nn: 'Fila er for stor. Maksimal storleik er {size}MB.',
    en: 'The file is too large. The maximum size is {size}MB.',
  },
  tooSmall: { nb: 'Filen er for liten.', nn: 'Fila er for lita.', en: 'The file is too small.' },
  type: {
    nb: '{name} ble ikke lagt til - Filtypen {type} er ikke tillatt.',
    nn: '{name} vart ikkje lagd til - Filtypen {type} er ikkje tillaten.',
    en: '{name} was not added - The file type {type} is not allowed.',
  },
  unknownType: { nb: 'ukjent', nn: 'ukjend', en: 'unknown' },
  heic: {
    nb: 'Lagre bildet som JPG og prøv igjen.',
    nn: 'Lagre biletet som JPG og prøv igjen.',
    en: 'Save the picture as JPG and try again.',
  },
  countMany: {
    nb: 'Det er maksimalt tillat å laste opp {count} filer.',
    nn: 'Det er maksimalt tillate å laste opp {count} filer.',
    en: 'At most {count} files can be uploaded.',
  },
  countOne: {
    nb: 'Det er maksimalt tillat å laste opp 1 fil.',
    nn: 'Det er maksimalt tillate å laste opp 1 fil.',
    en: 'At most 1 file can be uploaded.',
  },
  duplicate: {
    nb: "Det finnes allerede et vedlegg med navnet '{name}'",
    nn: "Det finst allereie eit vedlegg med namnet '{name}'",
    en: "There is already an attachment named '{name}'",
  },
  content: {
    nb: '{name} ble ikke lagt til - Innholdet er ikke {type}.',
    nn: '{name} vart ikkje lagd til - Innhaldet er ikkje {type}.',
    en: '{name} was not added - The content is not {type}.',
  },
  unreadable: {
    nb: '{name} ble ikke lagt til - Filen kan ikke leses.',
    nn: '{name} vart ikkje lagd til - Fila kan ikkje lesast.',
    en: '{name} was not added - The file cannot be read.',
  },
  folder: {
    nb: '{name} er en mappe. Åpne mappen og velg filene i den.',
    nn: '{name} er ei mappe. Opne mappa og vel filene i ho.',
    en: '{name} is a folder. Open the folder and choose the files in it.',
  },
  waiting: { nb: 'Venter', nn: 'Ventar', en: 'Waiting' },
  sent: { nb: '{sent} av {size}', nn: '{sent} av {size}', en: '{sent} of {size}' },
  done: { nb: 'Lastet opp', nn: 'Lasta opp', en: 'Uploaded' },
  checking: { nb: 'Kontrolleres', nn: 'Blir kontrollert', en: 'Being checked' },
  delayed: { nb: 'Lagret. Venter på kontroll', nn: 'Lagra. Ventar på kontroll', en: 'Saved. Waiting to be checked' },
  harmful: {
    nb: '{name} inneholdt skadelig programvare og er fjernet. Slett filen.',
    nn: '{name} inneheldt skadeleg programvare og er fjerna. Slett fila.',
    en: '{name} contained malware and has been removed. Delete the file.',
  },
  failed: {
    nb: 'Klarte ikke å laste opp {name}.',
    nn: 'Klarte ikkje å laste opp {name}.',
    en: 'Could not upload {name}.',
  },
  offline: {
    nb: 'Du er frakoblet, fortsetter når nettet er tilbake',
    nn: 'Du er fråkopla, held fram når nettet er tilbake',
    en: 'You are offline, continuing when the network is back',
  },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  delete: { nb: 'Slett', nn: 'Slett', en: 'Delete' },
  dismiss: { nb: 'Fjern', nn: 'Fjern', en: 'Remove' },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  deleteFailed: {
    nb: 'Klarte ikke å slette {name}. Prøv igjen.',
    nn: 'Klarte ikkje å slette {name}. Prøv igjen.',
    en: 'Could not delete {name}. Try again.',
  },
  moveUp: { nb: 'Flytt opp', nn: 'Flytt opp', en: 'Move up' },
  moveDown: { nb: 'Flytt ned', nn: 'Flytt ned', en: 'Move down' },
  moved: {
    nb: '{name} er nå nummer {place} av {count}.',
    nn: '{name} er no nummer {place} av {count}.',
    en: '{name} is now number {place} of {count}.',
  },
  pasted: { nb: 'utklipp', nn: 'utklipp', en: 'clipping' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    uploadWidget: typeof uploadWidgetTexts
  }
}
