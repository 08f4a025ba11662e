/** A real PDF of one page, small enough to be written here: for stories and tests of what shows files. */
export function samplePdf(): Blob {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(
      "BT /F1 28 Tf 72 740 Td (Health certificate) Tj 0 -40 Td /F1 14 Tf (No. 004009, People's Republic of China) Tj ET",
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`
  return new Blob([body + end], { type: 'application/pdf' })
}

const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`
