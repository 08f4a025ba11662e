import type { CertificateBox, CertificateDrawing } from './certificate-drawing.js'

const box = (
  no: string,
  caption: string,
  [x, y, w, h]: readonly [number, number, number, number],
  paths: readonly string[],
  own: Partial<CertificateBox> = {},
): CertificateBox => ({
  no,
  caption,
  page: 1,
  x,
  y,
  w,
  h,
  state: 'filled',
  missing: false,
  changed: false,
  paths,
  ...own,
})

const boxes = [
  box('I.1', 'Consignor', [40, 120, 258, 90], ['consignor.organisationName']),
  box('I.2', 'Certificate number', [298, 120, 258, 90], []),
  box('I.5', 'Consignee', [40, 210, 258, 66], ['recipient.consignee.name'], { state: 'empty', missing: true }),
  box('I.12', 'Place of destination', [298, 210, 258, 66], ['recipient.placeOfDestination.name']),
  box('I.15', 'Containers and seals', [40, 276, 258, 40], ['control.containerNumbers'], { state: 'schedule' }),
  box('I.16', 'Means of transport', [298, 276, 258, 40], ['transport.meansOfTransport']),
  box('I.25', 'Description of the goods', [40, 316, 516, 300], ['productLines.species']),
]

const texts: Readonly<Record<string, string>> = {
  'I.1': 'Fjordsølv Testsjømat AS',
  'I.2': 'Gis ved utstedelse',
  'I.12': 'Qingdao Test Aquatic Products',
  'I.15': 'See schedule 1, page 2.',
  'I.16': 'Aircraft TESTFLY 261',
  'I.25': '1  Salmo salar  fresh, gutted  N742  24  550.00',
}

const drawn = ({ no, caption, x, y, w, h }: CertificateBox) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#054449"/>` +
  `<text x="${x + 5}" y="${y + 10}" font-size="7" fill="#46605f">${no} ${caption}</text>` +
  `<text x="${x + 5}" y="${y + 24}" font-size="10" fill="#032c30">${texts[no] ?? ''}</text>`

const sheet = (title: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" font-family="sans-serif"><path fill="#fff" d="M0 0h595v842H0Z"/><text x="40" y="80" font-size="26" font-weight="bold" fill="#054449">${title}</text>${inside}</svg>`

/** A certificate of two pages: one box lacks its answer, one is too small, and in a case one changed. */
export const sampleDrawing = (changed: readonly string[] = []): CertificateDrawing => ({
  width: 595,
  height: 842,
  pages: [sheet('Health certificate', boxes.map(drawn).join('')), sheet('Schedule 1', '')],
  boxes: boxes.map((one) => ({ ...one, changed: changed.includes(one.no) })),
})
