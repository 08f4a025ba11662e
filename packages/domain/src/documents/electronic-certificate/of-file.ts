import type { CertificateDocument } from '../certificate/document.ts'
import { contentText } from '../certificate/form/form-text.ts'
import type { Goods, Note } from './electronic-certificate.ts'
import { given } from './given.ts'

/** [CRT-11] What a file says in its boxes: text that its exporter wrote, under the number of the box, for it was asked in no other way. */
export const boxesOfFile = ({ consignment }: CertificateDocument): Note[] =>
  [...consignment.boxes, ...consignment.after].flatMap((box) => {
    const text = contentText(box)
    return text === '' ? [] : [{ subject: `BOX_${box.no}`, text }]
  })

/** [CRT-11] The rows of a file's table, each cell as text under its column. */
export const goodsOfFile = ({ consignment: { goods } }: CertificateDocument): Goods[] =>
  goods.rows.map((row) => {
    const cells = goods.columns.map(({ caption }, at) => [caption.en, contentText({ lines: row[at] ?? [] })] as const)
    const written = cells.filter(([, text]) => text !== '')
    return given<Goods>({
      notes: written.map(([subject, text]) => ({ subject, text })),
      origins: [],
      processes: [],
    })
  })
